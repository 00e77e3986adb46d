/** What a browser has and Node has not, as far as modules look at it when they are loaded. */
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("location", { href: "http://ludus.test/" });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {}, style: { setProperty: () => {} } } });
vi.stubGlobal("addEventListener", () => {});
