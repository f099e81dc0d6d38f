export const page = { path: location.pathname, game: document.documentElement.dataset.game };
export class Failed extends Error {
    status;
    constructor(status, message) {
        super(message);
        this.status = status;
    }
}
async function ask(path, init) {
    const answer = await fetch(path, init);
    if (answer.ok)
        return answer;
    let sentence = `${answer.status} ${answer.statusText}`;
    try {
        sentence = (await answer.json()).error;
    }
    catch {
    }
    throw new Failed(answer.status, sentence);
}
async function json(path, body) {
    const init = body === undefined
        ? undefined
        : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    return (await (await ask(path, init)).json());
}
const query = (token) => (token ? `?token=${encodeURIComponent(token)}` : '');
export const api = {
    games: () => json('/api/games'),
    words: (language) => json(`/api/words/${language}`),
    gameWords: (game, language) => json(`/api/games/${game}/words/${language}`),
    catalogue: (game, language) => json(`/api/games/${game}/catalogue?language=${language}`),
    rules: async (game) => (await json(`/api/rules/${game}`)).text,
    rule: (game, number) => json(`/api/rules/${game}/${encodeURIComponent(number)}`),
    components: (game, language) => json(`/api/games/${game}/components/${language}`),
    summary: async (game, language) => (await json(`/api/games/${game}/summary/${language}`)).text,
    tables: (these) => json(`/api/tables${these ? `?of=${these.join(',')}` : ''}`),
    table: (table) => json(`/api/tables/${table}`),
    make: (plan) => json('/api/tables', plan),
    join: (table, who) => json(`/api/tables/${table}/join`, who),
    replay: (table, token, seat) => json(`/api/tables/${table}/replay${query(token)}${seat === undefined || !token ? '' : `&seat=${seat}`}`),
    record: async (table, token) => (await ask(`/api/tables/${table}/record${query(token)}`)).text(),
    bringIn: (record) => json('/api/import', { record }),
    report: async (table, token, note) => (await ask('/api/report', {
        method: 'POST',
        body: JSON.stringify({ table, token: token ?? null, note }),
        headers: { 'Content-Type': 'application/json' },
    })).text(),
};
