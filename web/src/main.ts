import { mount } from "svelte";
import App from "./App.svelte";
import { ground } from "./art/mosaic";
import { apply, settings } from "./settings.svelte";
import { recall } from "./shell/me.svelte";
import { preferred, speech } from "./speech.svelte";
import "./app.css";

/** Lays the mosaic in the colours of the theme, again whenever the theme changes. */
function lay(): void {
  const style = getComputedStyle(document.documentElement);
  const tessera = (shade: number) => style.getPropertyValue(`--tessera-${shade}`).trim();
  document.documentElement.style.setProperty("--mosaic", ground([tessera(0), tessera(1), tessera(2), tessera(3)]));
}

apply();
lay();
new MutationObserver(lay).observe(document.documentElement, { attributeFilter: ["data-theme"] });

if (settings.name) void recall().catch(() => {});
await speech.speak(preferred(settings.language, navigator.languages), []);
const target = document.getElementById("app");
if (target) mount(App, { target });
// Once everything that is needed now is there: the page itself needs nothing of it.
setTimeout(() => void import("./version").then(({ begin }) => begin()), 1000);
