// What does not fit on the page as it is now. Boxes are compared, not pictures: a text beside,
// above or below another is fine, a text across another is not.
root => {
  const SLACK = 1.5; // letters are a little smaller than their boxes
  // Whatever lies across the table on purpose, and what people write themselves.
  const ABOVE = '.board, .inspect, .guide, .toasts, .drop, dialog, .flyer, .combat, .picker, '
    + '.watching, .sr, .tip, .marks, .stamp, .replaybar, [data-fits]';
  // A name that a player has typed may be longer than its place, and so may what stands below it.
  const OWN_WORDS = '.who b, .who small, .packchip, .logbox, .speech';
  // What is laid out as one thing: nothing in it may cross anything else in it.
  const THINGS = '.card, .goal, .panel, .wcolumn, .people, .top, .tabs, .prompt, .section, '
    + '.camprow, .hunt, .ceremony, .wchief, .wdog, .nomads, h2';
  const app = document.querySelector(root);
  const faults = [];
  const seen = new Set();
  const report = (kind, what) => {
    const line = kind + ': ' + what;
    if (!seen.has(line)) seen.add(line), faults.push(line);
  };
  const name = node => {
    const own = node.closest('[data-target]')?.dataset.target;
    const cls = [...node.classList].slice(0, 2).join('.');
    return (own ? own + ' ' : '') + node.tagName.toLowerCase() + (cls ? '.' + cls : '');
  };
  const shown = node => node.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const inside = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const crosses = (a, b) => {
    const c = inside(a, b);
    return c.right - c.left > SLACK && c.bottom - c.top > SLACK;
  };

  // Every visible text with its lines.
  const texts = [];
  const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || node.closest(ABOVE) || node.closest('svg') || !shown(node)) continue;
    if (node.closest('select, option, style, script')) continue;
    range.selectNodeContents(text);
    const { fontSize, writingMode } = getComputedStyle(node);
    const upright = writingMode.startsWith('h');
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      // The letters themselves: without what the font keeps free above and below them.
      const thick = upright ? line.height : line.width;
      const spare = Math.max(0, (thick - parseFloat(fontSize) * 0.78) / 2);
      const [x, y] = upright ? [0, spare] : [spare, 0];
      // A count is seen with what is painted around it.
      const badge = node.closest('.count')?.getBoundingClientRect();
      const box = badge ? { left: badge.left, right: badge.right, top: badge.top, bottom: badge.bottom }
        : { left: line.left + x, right: line.right - x, top: line.top + y, bottom: line.bottom - y };
      // Of what may be shortened, the part that can be seen.
      const short = node.closest(OWN_WORDS);
      texts.push({ node, words: text.data.trim(),
        box: short ? inside(box, short.getBoundingClientRect()) : box });
    }
  }

  // Words that are broken where no syllable ends.
  const whole = node => node.closest('.card, .goal, .panel, .wcolumn, .tabs, .people, .top, h2, h3, button');
  for (const node of new Set(texts.map(text => text.node))) {
    if (!whole(node) || node.closest('.logbox, .choices, .who b')) continue;
    for (const text of node.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u2013/-]{3,}/g)) {
        // The hyphen at the end of the line before counts as part of the first letter.
        range.setStart(text, index + 1), range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].filter(line => line.width > 1).map(line => Math.round(line.top))).size > 1)
          report('broken', `"${word}" in ${name(node)}`);
      }
    }
  }

  // Texts that are cut: by a thing that hides what hangs over it, or by the window.
  const clips = new Map();
  const clipper = node => {
    if (clips.has(node)) return clips.get(node);
    const style = getComputedStyle(node);
    const found = { x: style.overflowX, y: style.overflowY, box: node.getBoundingClientRect() };
    clips.set(node, found);
    return found;
  };
  for (const { node, words, box } of texts) {
    if (node.closest(OWN_WORDS)) continue;
    let scrollsX = false, scrollsY = document.documentElement.scrollHeight > innerHeight + 1;
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const { x, y, box: edge } = clipper(up);
      if (/auto|scroll/.test(x) && up.scrollWidth > up.clientWidth + 1) scrollsX = true;
      if (/auto|scroll/.test(y) && up.scrollHeight > up.clientHeight + 1) scrollsY = true;
      const overX = !scrollsX && x !== 'visible'
        && (box.right > edge.right + SLACK || box.left < edge.left - SLACK);
      const overY = !scrollsY && y !== 'visible'
        && (box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK);
      if (overX || overY) { report('cut', `"${words}" in ${name(up)}`); break; }
    }
    const thing = node.closest('.card, .goal, button, .wcolumn, .panel, .people, .section');
    if (thing) {
      const edge = thing.getBoundingClientRect();
      const over = Math.max(box.right - edge.right, edge.left - box.left,
        box.bottom - edge.bottom, edge.top - box.top);
      if (over > SLACK && !node.closest('.count, .stamp, .dot, .wkind') && !node.closest('.fan'))
        report('hangs over', `"${words}" over ${name(thing)} by ${over.toFixed(0)}`);
    }
    if (!scrollsX && (box.right > innerWidth + 1 || box.left < -1))
      report('outside', `"${words}" in ${name(node)}`);
    if (!scrollsY && (box.bottom > innerHeight + 1 || box.top < -1) && !node.closest('.fan'))
      report('outside', `"${words}" in ${name(node)}`);
  }

  // The name of a card is above everything else on it.
  for (const title of app.querySelectorAll('.card:not(.back) > .title')) {
    if (title.closest(ABOVE) || !shown(title)) continue;
    const gap = title.getBoundingClientRect().top - title.parentElement.getBoundingClientRect().top;
    if (gap > 8 && !title.closest('.fan')) report('name not on top', name(title.parentElement));
  }

  // Icons that hang over the edge of their card.
  for (const icon of app.querySelectorAll('.card svg:not(.art), .goal svg')) {
    if (icon.closest(ABOVE) || !shown(icon) || icon.closest('.fan')) continue;
    const edge = icon.closest('.card, .goal').getBoundingClientRect();
    const box = icon.getBoundingClientRect();
    if (box.right > edge.right + SLACK || box.bottom > edge.bottom + SLACK)
      report('hangs over', `an icon over ${name(icon)}`);
  }

  // Texts across one another, and pictures across texts, in one thing.
  for (const thing of app.querySelectorAll(THINGS)) {
    if (thing.closest(ABOVE) || !shown(thing)) continue;
    const turned = thing.closest('.fan');
    const rotate = turned?.style.rotate;
    if (turned) turned.style.rotate = '0deg';
    const parts = [];
    for (const part of thing.children) {
      if (part.matches('.art, .goalart, .sr, .count, .stamp') || part.closest(ABOVE) || !shown(part)) continue;
      const boxes = [];
      const add = (box, what) => box.width > 1 && box.height > 1 && boxes.push({ box, what });
      for (const leaf of [part, ...part.querySelectorAll('*')]) {
        if (leaf.closest('.art, .goalart, .slab, .face') || !shown(leaf)) continue;
        if (leaf.tagName === 'svg') add(leaf.getBoundingClientRect(), name(leaf));
      }
      parts.push({ part, boxes });
    }
    if (turned) turned.style.rotate = rotate;
    for (const { node, words, box } of texts) {
      if (!thing.contains(node)) continue;
      if (node.closest('.count, .stamp')) continue;
      const own = parts.find(p => p.part.contains(node));
      if (!own) continue;
      own.boxes.push({ box, what: `"${words}"` });
    }
    for (let i = 0; i < parts.length; i++)
      for (let j = i + 1; j < parts.length; j++)
        for (const a of parts[i].boxes)
          for (const b of parts[j].boxes)
            if (crosses(a.box, b.box))
              report('crosses', `${name(thing)}: ${a.what} and ${b.what}`);
  }
  for (let i = 0; i < texts.length; i++)
    for (let j = i + 1; j < texts.length; j++) {
      const a = texts[i], b = texts[j];
      if (a.node === b.node || !crosses(a.box, b.box)) continue;
      if (a.node.closest('.fan') || b.node.closest('.fan')) {
        if (a.node.closest('.fan') !== b.node.closest('.fan')) continue;
      }
      if (hidden(a) || hidden(b)) continue;
      report('across', `"${a.words}" (${name(a.node)}) and "${b.words}" (${name(b.node)})`);
    }
  // Scrolled out of sight in its own region: it crosses nothing.
  function hidden({ node, box }) {
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const { x, y, box: edge } = clipper(up);
      if ((x !== 'visible' || y !== 'visible') && !crosses(box, edge)) return true;
    }
    return false;
  }

  // Headings that something lies on, with the edge that is painted around it when it is lit.
  for (const { node, words, box } of texts) {
    if (!node.closest('h2, h3')) continue;
    for (const thing of app.querySelectorAll('.card, .goal')) {
      if (thing.contains(node) || thing.closest(ABOVE) || !shown(thing)) continue;
      const edge = thing.matches('.legal, .picked') ? 3 : 0;
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const wide = { left: left - edge, right: right + edge, top: top - edge, bottom: bottom + edge };
      const over = inside(wide, box);
      if (crosses(wide, box) && !hidden({ node: thing, box: over }) && !hidden({ node, box: over }))
        report('covered', `"${words}" by ${name(thing)}`);
    }
  }

  // Two things to choose that lie on one another.
  for (const parent of new Set([...app.querySelectorAll('button[data-target]')].map(one => one.parentElement))) {
    if (parent.closest(ABOVE)) continue;
    const own = [...parent.children].filter(one => one.matches('button[data-target]') && shown(one));
    const boxes = own.map(one => one.getBoundingClientRect());
    for (let i = 0; i < own.length; i++)
      for (let j = i + 1; j < own.length; j++) {
        const c = inside(boxes[i], boxes[j]);
        if (c.right - c.left > 6 && c.bottom - c.top > 6 && !own[i].matches('.size-mini'))
          report('on top', `${name(own[i])} and ${name(own[j])}`);
      }
  }

  // Whatever scrolls can be reached with the keyboard.
  for (const node of app.querySelectorAll('*')) {
    if (!shown(node) || node.closest('.board, svg')) continue;
    const style = getComputedStyle(node);
    const y = /auto|scroll/.test(style.overflowY) && node.scrollHeight > node.clientHeight + 1;
    const x = /auto|scroll/.test(style.overflowX) && node.scrollWidth > node.clientWidth + 1;
    if (!x && !y) continue;
    const reached = node.tabIndex >= 0 || [...node.querySelectorAll('a[href], button, input, select, [tabindex]')]
      .some(one => one.tabIndex >= 0 && !one.disabled && shown(one));
    if (!reached) report('no key reaches', name(node));
  }
  return faults;
}
