/** Compares what the browser says with what Python says, and measures: node spike/browser/node.mjs DUMP.json OLD
 * where OLD is a compiled text.js from before the change. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { join, dirname } from 'node:path';

const BUILD = join(dirname(fileURLToPath(import.meta.url)), '../../browser/build/core');
const load = path => import(pathToFileURL(path).href);
const text = await load(join(BUILD, 'text.js'));
const { Grammar } = await load(join(BUILD, 'grammar.js'));
const fluent = await import('./fluent.mjs');
const old = process.argv[3] ? await load(process.argv[3]) : null;
const dump = JSON.parse(readFileSync(process.argv[2], 'utf8'));

let compared = 0, wrong = 0;
const LINES = 10_000;
const least = list => Math.min(...list);
function time(say) {
  const runs = [];
  for (let run = 0; run < 25; run++) {
    const start = process.cpuUsage();
    for (let n = 0; n < LINES; n++) say(dump.texts[n % 25]);
    const used = process.cpuUsage(start);
    runs.push((used.user + used.system) / 1000);
  }
  return least(runs).toFixed(1);
}
for (const language of ['en', 'de', 'fr']) {
  const { words, said, ftl, old: sections } = dump[language];
  text.language.value = language;
  text.gameTexts.value = words;
  text.seatNames.value = dump.seats;
  let start = performance.now();
  const bundle = fluent.bundleOf(language, ftl, new Grammar(language, words.grammar));
  const parse = performance.now() - start;
  for (const you of [null, 0]) {
    text.you.value = you;
    dump.texts.forEach((one, at) => {
      const want = said[you === null ? 'None' : '0'][at];
      for (const [how, got] of [['extended', text.say(one)], ['fluent', fluent.say(bundle, one, you, text.tokenText)]]) {
        compared++;
        if (got !== want && ++wrong < 10) console.log(how, language, JSON.stringify([want, got]));
      }
    });
  }
  text.you.value = null;
  const result = { extended: time(one => text.parts(one)), fluent: time(one => fluent.parts(bundle, one, null, text.tokenText)) };
  if (old) {
    old.language.value = language;
    old.gameTexts.value = { sections, names: words.names };
    old.seatNames.value = dump.seats;
    result.today = time(one => old.parts(one));
  }
  console.log(language, 'ms per 10,000 lines', JSON.stringify(result), 'ftl parse ms', parse.toFixed(2));
}
console.log({ compared, wrong });
