import { register } from 'node:module';

// Bare names are mapped by the page; here by a small hook.
register(
  'data:text/javascript,' +
    encodeURIComponent(`export function resolve(name, context, next) {
      const vendor = { '@preact/signals': 'signals-core.js', '@preact/signals-core': 'signals-core.js' };
      if (vendor[name]) return { url: new URL('../../src/dolmen/web/vendor/' + vendor[name], ${JSON.stringify(import.meta.url)}).href, shortCircuit: true };
      return next(name, context);
    }`),
);
