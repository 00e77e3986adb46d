/** What went wrong with a request, in the reader's language. */
import { Refusal } from "../api";
import { say, speech } from "../speech.svelte";

export function trouble(error: unknown): string {
  if (!(error instanceof Refusal)) return say("web-offline");
  const id = `web-refused-${error.problem.code}`;
  return speech.knows(id) ? say(id) : say("web-went-wrong");
}
