/** A forgotten password over HTTP (docs/protocol.md). */
import { ask } from "./api";
import type { LinkOf, Person, ResetOffer } from "./protocol";

export const reset = {
  /** Whether this server sends letters; one that does not answer sends none. */
  offered: (): Promise<boolean> =>
    ask<ResetOffer>("GET", "/api/reset").then(
      ({ offered }) => offered,
      () => false,
    ),
  send: (address: string) => ask<void>("POST", "/api/reset", { address }),
  whose: (token: string) => ask<LinkOf>("POST", "/api/reset/link", { token }),
  choose: (token: string, password: string) => ask<Person>("PUT", "/api/reset/link", { token, password }),
};
