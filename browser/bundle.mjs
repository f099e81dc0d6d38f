/** Joins the compiled modules and the styles into few files, and writes the page that names them.
 *
 *     node bundle.mjs             from build/ and css/ into ../src/dolmen/web
 *     node bundle.mjs FOLDER      into this folder
 *     node bundle.mjs --watch     again whenever a compiled module or a style changes
 *
 * Names say what is in a file and carry no hash: the server puts one into the address.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild-wasm';

const HERE = dirname(fileURLToPath(import.meta.url));
const BUILD = join(HERE, 'build');
const watching = process.argv.includes('--watch');
const folder = process.argv.slice(2).find(word => !word.startsWith('--'));
const WEB = folder ? resolve(folder) : resolve(HERE, '../src/dolmen/web');

/** Never with the folder of this machine in it: what is written must not depend on it. */
const named = path => relative(BUILD, path).replaceAll('\\', '/');
const importing = names => names.map(name => `import ${JSON.stringify(`./${name}`)};`);

/** What every page has from the beginning. */
function base() {
  const all = part => readdirSync(join(BUILD, part)).filter(name => name.endsWith('.js'));
  const shared = ['core', 'art'].flatMap(part => all(part).map(name => `${part}/${name}`));
  return ['main.js', ...shared.sort(), 'ui/Seats.js', 'ui/spot.js'];
}

/** The table of the game that this module is a part of. */
function tableOf(name) {
  const folder = /^games\/\w+\//.exec(name)?.[0];
  return folder && `${folder}index.js` !== name ? `${folder}index.js` : undefined;
}

/** What is there before this module is loaded: the base, and for a part of a game its table. */
function before(name) {
  const table = tableOf(name);
  return table ? [...base(), table] : base();
}

/** Modules are put together by who needs them, in every combination a file of its own. Whoever is
 * loaded later needs all that is there already, too, and so there are few combinations. */
const together = {
  name: 'together',
  setup(bundler) {
    bundler.onResolve({ filter: /^base$/ }, () => ({ path: 'base', namespace: 'base' }));
    bundler.onLoad({ filter: /.*/, namespace: 'base' }, () => ({
      contents: importing(base()).join('\n'),
      resolveDir: BUILD,
    }));
    bundler.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: named(join(resolveDir, path)), namespace: 'later' } : undefined,
    );
    bundler.onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => ({
      contents: [...importing(before(path)), `export * from ${JSON.stringify(`./${path}`)};`].join('\n'),
      resolveDir: BUILD,
    }));
  },
};

/** The file and what it imports; what it loads later is left out. */
function needed(outputs, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const one of outputs[name].imports) {
    if (one.kind === 'import-statement') needed(outputs, one.path, seen);
  }
  return seen;
}

/** The script in the head of the page. */
async function head() {
  const { outputFiles } = await build({ ...common, entryPoints: ['build/head.js'], format: 'iife' });
  return outputFiles[0].text.trim();
}

/** The module that an output is made for: `games/altay/Describe.js`, `base`; chunks have none. */
const moduleOf = output => output.entryPoint?.replace(/^\w+:/, '');

/** `altay-index`, `altay-Describe`, `Lobby`. */
const short = module => module.replace(/^games\/(\w+)\//, '$1-').replace(/.*\/|\.js$/g, '');

/** What several share is named after them. What everybody has is `main`; what a table and all of its
 * parts have is named after the game. Parts whose table is named go without saying, so a name tells
 * exactly who shares, and no two files can have the same. */
function sharedName(sharers) {
  if (sharers.includes('base')) return 'main';
  const heads = sharers.filter(one => !sharers.includes(tableOf(one)));
  const names = heads.map(one => short(one).replace(/-index$/, '')).sort();
  return names.length === 1 ? names[0] : `shared-${names.join('-')}`;
}

/** From the bundler's names, which change with what is in a file, to ours. */
function stableNames(outputs) {
  const entries = Object.keys(outputs).filter(name => outputs[name].entryPoint);
  const sharers = name =>
    entries.filter(entry => needed(outputs, entry).has(name)).map(entry => moduleOf(outputs[entry]));
  const found = Object.keys(outputs).map(name => {
    const module = moduleOf(outputs[name]);
    return [basename(name), `${module ? short(module) : sharedName(sharers(name))}.js`];
  });
  const names = new Map(found);
  const lower = new Set([...names.values()].map(name => name.toLowerCase()));
  if (lower.size !== names.size) throw new Error(`two files of one name: ${[...names.values()].sort()}`);
  return names;
}

/** These files in this folder, and no others. */
function fill(part, files) {
  const where = join(WEB, part);
  mkdirSync(where, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(where, name), text);
  const kept = new Set(files.map(([name]) => name));
  for (const name of readdirSync(where)) if (!kept.has(name)) rmSync(join(where, name));
}

function writeModules(files, outputs, script) {
  const names = stableNames(outputs);
  const renamed = text =>
    text.replace(/(?<=")\.\/([\w-]+\.js)(?=")/g, (_, name) => `./${names.get(name) ?? name}`);
  // Everybody needs the first module: it is in what all share, and its own file only names that.
  const own = files.filter(({ path }) => names.get(basename(path)) !== 'base.js');
  fill(
    'js',
    own.map(({ path, text }) => [names.get(basename(path)), renamed(text)]),
  );
  const early = needed(outputs, 'js/' + [...names].find(([, name]) => name === 'main.js')[0]);
  const needs = {};
  for (const [name, output] of Object.entries(outputs)) {
    const game = /^games\/(\w+)\/index\.js$/.exec(moduleOf(output))?.[1];
    if (!game) continue;
    const later = [...needed(outputs, name)].filter(one => !early.has(one));
    needs[game] = later.map(one => `js/${names.get(basename(one))}`).sort();
  }
  const sorted = Object.fromEntries(Object.entries(needs).sort());
  writeFileSync(join(WEB, 'needs.json'), JSON.stringify(sorted, null, 1) + '\n');
  const html = readFileSync(join(HERE, 'index.html'), 'utf8');
  writeFileSync(
    join(WEB, 'index.html'),
    html.replace('@HEAD@', () => script),
  );
}

/** Writes what was made, now and after every change that is watched. */
const written = write => ({
  name: 'written',
  setup(bundler) {
    bundler.onEnd(async result => {
      if (!result.errors.length) await write(result);
    });
  },
});

const common = {
  absWorkingDir: HERE,
  bundle: true,
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  write: false,
  logLevel: 'warning',
};
const modules = {
  ...common,
  entryPoints: { main: 'base' },
  outdir: 'js',
  splitting: true,
  format: 'esm',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  metafile: true,
  plugins: [
    together,
    written(async ({ outputFiles, metafile }) => writeModules(outputFiles, metafile.outputs, await head())),
  ],
};
const styles = {
  ...common,
  entryPoints: readdirSync(join(HERE, 'css'))
    .filter(name => name.endsWith('.css'))
    .map(name => `css/${name}`),
  outdir: 'css',
  // Written as the browser asks for them, from the folder of the result.
  external: ['../art/*', '../fonts/*'],
  plugins: [
    written(({ outputFiles }) =>
      fill(
        'css',
        outputFiles.map(({ path, text }) => [basename(path), text]),
      ),
    ),
  ],
};

/** Letters go into the page itself; what it can do without is left out. */
const inside = {
  name: 'inside',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\.\/(fonts|art)\// }, ({ path }) =>
      /alegreya|skranji|symbols/.test(path)
        ? { path: resolve(HERE, '../src/dolmen/web', path.slice(3)) }
        : { path, namespace: 'without' },
    );
    bundler.onLoad({ filter: /.*/, namespace: 'without' }, () => ({ contents: '', loader: 'dataurl' }));
  },
};

/** Pages that need no server, as files of their own: they carry everything inside. */
const alone = {
  ...common,
  entryPoints: {
    head: 'build/alone_head.js',
    review: 'build/alone.js',
    'review-style': 'css/alone/review.css',
  },
  outdir: 'alone',
  format: 'iife',
  loader: { '.woff2': 'dataurl' },
  plugins: [
    inside,
    written(({ outputFiles }) =>
      fill(
        'alone',
        outputFiles.map(({ path, text }) => [basename(path).replace('-style', ''), text]),
      ),
    ),
  ],
};

/** What answers a tap on a notice; its address is the root's, without a hash. */
const service = {
  ...common,
  entryPoints: { service: 'build/service.js' },
  outdir: 'service',
  format: 'iife',
  plugins: [written(({ outputFiles }) => writeFileSync(join(WEB, 'service.js'), outputFiles[0].text))],
};

/** Python's worker of the table without a server, and the service worker that keeps it. */
const offline = {
  ...common,
  entryPoints: { worker: 'build/offline/worker.js', service: 'build/offline/service.js' },
  outdir: 'offline',
  format: 'esm',
  plugins: [
    written(({ outputFiles }) =>
      fill(
        'offline',
        outputFiles.map(({ path, text }) => [basename(path), text]),
      ),
    ),
  ],
};

for (const one of [modules, styles, alone, service, offline]) {
  if (watching) await (await context(one)).watch();
  else await build(one);
}
