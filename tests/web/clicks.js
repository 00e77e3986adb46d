// Added to every page whose clicks are counted (clicks.py). While it tries, the page believes that its answers are
// accepted, and none leaves it; drafts do, as always.
window.trying = (() => {
  const TARGETS = `.frame main button:is(.legal, [data-legal]):not([aria-pressed=true]),
    #prompt [data-verb]:not(:disabled, [aria-disabled]), #prompt .amount:not([aria-pressed=true])`;
  const PRESSED = ".frame main [aria-pressed=true], #prompt .amount[aria-pressed=true]";
  let on = false;
  let given = null;
  const texts = new Map();

  const post = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { type, id, actions } = JSON.parse(text);
    if (!on || !["answer", "confirm"].includes(type)) return post.call(this, text);
    given = actions ?? draft();
    const data = JSON.stringify({ type: "accepted", id, seq: 0 });
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
  };

  const all = (what) =>
    [...document.querySelectorAll(what)].filter((one) => one.checkVisibility({ checkVisibilityCSS: true }));
  const name = (one) => (one.ariaLabel || one.textContent).trim().replace(/\s+/g, " ");
  /** What a thing is, whatever is told of it now. */
  const known = (one) => one.dataset.thing ?? one.dataset.card ?? one.dataset.answer ?? name(one).split(",")[0];
  const draft = () => (remote.situation.draft?.actions ?? []).map(({ id }) => id);
  /** All that is to be seen of what is chosen and what can be. */
  const state = () =>
    JSON.stringify([draft(), all(TARGETS).map(name), all(PRESSED).map(name), all("#prompt")[0]?.innerText]);

  function say(ids) {
    const { legal, draft } = remote.situation;
    for (const { id, text } of [...legal, ...(draft?.actions ?? []), ...(draft?.legal ?? [])]) texts.set(id, text);
    return ids.map((id) => texts.get(id) ?? String(id));
  }

  async function rest() {
    for (let calm = 0, i = 0; calm < 2 && i < 400; i += 1) {
      await new Promise((go) => setTimeout(go, 3));
      calm = remote.sent.size || document.querySelector("#prompt [data-verb]:disabled") ? 0 : calm + 1;
    }
  }

  /** Presses one thing; the answer it gave, if it gave one. */
  async function press(at) {
    say([]);
    given = null;
    all(TARGETS)[at].click();
    await rest();
    return given && say(given);
  }

  /** Puts everything back, as people would: what was pressed is pressed again. */
  async function restore(begin) {
    if (draft().join() !== begin.draft.join()) {
      const { seat, question } = remote.situation;
      const order = { type: "draft", id: `try-${Math.random()}`, seat, question, actions: begin.draft };
      remote.socket.send(JSON.stringify(order));
      await rest();
    }
    for (let i = 0; i < 8 && state() !== begin.state; i += 1) {
      const wrong =
        all(TARGETS).find((one) => begin.pressed.includes(known(one))) ??
        all(PRESSED).find((one) => !begin.pressed.includes(known(one))) ??
        document.querySelector(".frame main .rival.opened");
      if (!wrong) break;
      wrong.click();
      await rest();
    }
  }

  /**
   * The fewest presses to each answer, looking `most` presses deep. An answer is written as its texts; where a plan is
   * made (`planned`), each part of it is one, for what comes next is asked after it.
   */
  async function explore(most, patience, planned) {
    const late = performance.now() + patience;
    say([]);
    const begin = { draft: draft(), pressed: all(PRESSED).map(known), state: state() };
    const { legal: asked, draft: its, view: table, seat } = remote.situation;
    const view = its?.view ?? table;
    const follows = (text) => view.opens?.[seat]?.find(([first]) => first === text)?.[1] ?? [];
    // What follows by itself, and that this is all, need not be told.
    const called = ([first, ...more]) =>
      follows(first).length === 1 && more.length < 2
        ? first
        : [first, ...more.filter((one) => one !== "pass")].join(" + ");
    const legal = (its?.legal ?? asked).flatMap(({ text }) =>
      follows(text).length > 1 ? follows(text).map((next) => `${text} + ${next}`) : [text],
    );
    const ways = {};
    /** Those of them that only make a plan longer. */
    const plans = [];
    const lost = [];
    const met = new Set([begin.state]);
    // An answer that names several things is found with any of them, or with how it begins.
    const found = (one) =>
      ways[one] ?? Object.keys(ways).find((way) => way.split(" + ").includes(one) || way.startsWith(`${one} + `));
    let level = [[]];
    on = true;
    for (let presses = 1; presses <= most && level.length && !legal.every(found); presses += 1) {
      const next = [];
      for (const before of level) {
        const open = async () => {
          await restore(begin);
          for (const at of before) await press(at);
        };
        await open();
        const here = state();
        const many = all(TARGETS).length;
        for (let at = 0; at < many && performance.now() < late; at += 1) {
          if (state() !== here) await open();
          if (state() !== here) {
            lost.push(`${here} became ${state()}`);
            break;
          }
          const answer = await press(at);
          const grown = planned && draft().length > begin.draft.length && remote.situation.draft.legal.length > 0;
          const parts = answer ?? (grown ? say(draft()) : null);
          if (parts) {
            const its = called(parts.slice(planned ? begin.draft.length : 0));
            if (!ways[its] && !answer) plans.push(its);
            ways[its] ??= [...before, at];
          } else if (!met.has(state())) next.push([...before, at]);
          met.add(state());
        }
      }
      level = next;
    }
    await restore(begin);
    on = false;
    const step = view.steps?.at(-1)?.name ?? view.step ?? "";
    const missed = legal.filter((one) => !found(one));
    return { step, ways, plans, missed, lost };
  }

  return {
    explore,
    /** So that a mouse can find it. */
    mark(at) {
      for (const one of document.querySelectorAll("[data-press]")) delete one.dataset.press;
      all(TARGETS)[at].dataset.press = "";
    },
  };
})();
