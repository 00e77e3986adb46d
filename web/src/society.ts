/** People over HTTP: profiles, histories, friends, blocks and reports (docs/protocol.md). */
import { ask } from "./api";
import type { Friend, FriendLink, GamesPage, Invitation, Profile, ReportIn, Standing } from "./protocol";
import { type Facts, speech } from "./speech.svelte";

const zone = (): number => -new Date().getTimezoneOffset();

export const society = {
  profile: (person: string) => ask<Profile>("GET", `/api/people/${person}/profile?minutes=${zone()}`),
  games: (person: string, game: string, more: string) =>
    ask<GamesPage>("GET", `/api/people/${person}/games?${new URLSearchParams({ game, more })}`),
  standings: (table: string) => ask<Standing[]>("GET", `/api/tables/${table}/standings`),
  show: (shown: boolean) => ask<void>("PUT", "/api/me/profile", { shown }),
  hide: (table: string, on: boolean) => ask<void>(on ? "PUT" : "DELETE", `/api/me/hidden/${table}`),
  blocks: () => ask<Friend[]>("GET", "/api/me/blocks"),
  block: (person: string, on: boolean) => ask<void>(on ? "PUT" : "DELETE", `/api/me/blocks/${person}`),
  report: (told: ReportIn) => ask<void>("POST", "/api/reports", told),
  friends: () => ask<Friend[]>("GET", "/api/me/friends"),
  friendLink: () => ask<FriendLink>("POST", "/api/me/friends/link"),
  whose: (token: string) => ask<Friend>("GET", `/api/friends/${encodeURIComponent(token)}`),
  befriend: (token: string) => ask<Friend>("POST", "/api/me/friends", { token }),
  part: (person: string) => ask<void>("DELETE", `/api/me/friends/${person}`),
  invite: (table: string, person: string) => ask<void>("POST", `/api/tables/${table}/invite`, { person }),
  invitations: () => ask<Invitation[]>("GET", "/api/me/invitations"),
  decline: (table: string) => ask<void>("DELETE", `/api/me/invitations/${table}`),
};

/** A message about people; its file is loaded by `speech.learn("people")`. */
export const word = (name: string, facts: Facts = {}): string => speech.say(name, facts, "people");
