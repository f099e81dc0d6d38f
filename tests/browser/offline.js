/** A player for tests of the table without a server: it asks the hall of the page over the channel
 * that other pages use, while the page itself shows the same table. */
window.visitor = (() => {
  const channel = new BroadcastChannel('dolmen-hall');
  const me = `test-${Math.random()}`;
  const asked = new Map();
  const lines = new Map();
  let last = 0;
  channel.onmessage = ({ data }) => {
    if (data.to !== me) return;
    const { kind, id, text, status, body } = data.answered;
    if (kind === 'answer') asked.get(id)?.({ status, text: new TextDecoder().decode(body) });
    else lines.get(id)?.(text);
  };
  const post = one => channel.postMessage({ from: me, asked: one });

  function ask(method, path, body, token) {
    const id = ++last;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return new Promise(resolve => {
      asked.set(id, resolve);
      post({ kind: 'ask', id, method, path, headers, body: body ? JSON.stringify(body) : '' });
    });
  }

  /** Choose until the game is over, or so many times; how long each bot took for its moves. */
  function play({ table, tokens }, { most = Infinity, seed = 1, bias = 0.6 } = {}) {
    const id = ++last;
    let state = seed;
    const chance = () => (state = (state * 16807) % 2147483647) / 2147483647;
    const told = { moves: 0, decisions: 0, over: false, bots: {}, refused: [] };
    let answered;
    let since;
    return new Promise(resolve => {
      const end = () => {
        lines.delete(id);
        post({ kind: 'close', id });
        resolve(told);
      };
      lines.set(id, text => {
        if (text === null) return end();
        const message = JSON.parse(text);
        if (message.type === 'refused') {
          told.refused.push(message.sentence);
          return end();
        }
        if (message.type !== 'snapshot' || message.page) return undefined;
        const now = performance.now();
        if (since && message.moves > since.moves) (told.bots[since.kind] ??= []).push(now - since.at);
        told.moves = message.moves;
        told.over = message.over;
        const { decision } = message;
        const waits = message.waiting ?? (decision ? [decision.seat] : []);
        const kind = waits.length ? message.seats[waits[0]].kind : undefined;
        since = kind && kind !== 'human' ? { kind, at: now, moves: message.moves } : undefined;
        if (message.over || told.decisions >= most) return end();
        if (!decision || decision.id === answered) return undefined;
        if (!decision.choices.length) {
          if (kind === 'human') post({ kind: 'say', id, text: JSON.stringify({ type: 'look', seat: decision.seat }) });
          return undefined;
        }
        answered = decision.id;
        told.decisions += 1;
        const { choices } = decision;
        const pick = chance() < bias ? choices.length - 1 : Math.floor(chance() * choices.length);
        const action = choices[pick].index;
        post({ kind: 'say', id, text: JSON.stringify({ type: 'choose', decision: decision.id, action }) });
        return undefined;
      });
      post({ kind: 'open', id, path: `/ws/${table}` });
      post({ kind: 'say', id, text: JSON.stringify({ type: 'hello', tokens, protocol: 1 }) });
    });
  }

  return { ask, play };
})();

/** The longest time that this page could not answer. */
window.stalls = [];
new PerformanceObserver(list => {
  for (const one of list.getEntries()) window.stalls.push(Math.round(one.duration));
}).observe({ type: 'longtask', buffered: true });
