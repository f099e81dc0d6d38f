const PHONE = 640; // no phone is wider

/** Pan, pinch, wheel and keyboard zoom. Moves one composited layer; drops will-change at rest so that
 * lines are redrawn sharp. */
export function panzoom(host: HTMLElement, closer = true): () => void {
  const world = host.firstElementChild as HTMLElement;
  const pointers = new Map<number, { x: number; y: number }>();
  let x = 0;
  let y = 0;
  let k = 1;
  let frame = 0;
  let rest = 0;
  let moved = 0;
  let touched = false;
  const draw = () => {
    frame = 0;
    world.style.transform = k === 1 && !x && !y ? '' : `translate(${x}px,${y}px) scale(${k})`;
  };
  const apply = () => {
    const w = host.clientWidth;
    const h = host.clientHeight;
    k = Math.min(5, Math.max(1, k));
    x = Math.min(w * 0.25, Math.max(w * 0.75 - w * k, x));
    y = Math.min(h * 0.25, Math.max(h * 0.75 - h * k, y));
    if (k === 1) {
      x = 0;
      y = 0;
    }
    world.style.willChange = 'transform';
    clearTimeout(rest);
    rest = window.setTimeout(() => (world.style.willChange = ''), 180);
    if (!frame) frame = requestAnimationFrame(draw);
  };
  const zoom = (factor: number, cx: number, cy: number) => {
    const r = host.getBoundingClientRect();
    const next = Math.min(5, Math.max(1, k * factor));
    const g = next / k;
    x = cx - r.x - (cx - r.x - x) * g;
    y = cy - r.y - (cy - r.y - y) * g;
    k = next;
    touched = true;
    apply();
  };
  const middle = (factor: number) => {
    const r = host.getBoundingClientRect();
    zoom(factor, r.x + r.width / 2, r.y + r.height / 2);
  };
  /** To where nothing lies above the board: panels are at its top, buttons at its right edge. */
  const bring = (cx: number, cy: number) => {
    const r = host.getBoundingClientRect();
    x += r.x + r.width / 2 - cx;
    y += r.y + r.height * 0.7 - cy;
    touched = true;
    apply();
  };
  const on: { [E in keyof HTMLElementEventMap]?: (e: HTMLElementEventMap[E]) => void } = {
    wheel: e => {
      e.preventDefault();
      zoom(Math.exp(-e.deltaY * 0.0012), e.clientX, e.clientY);
    },
    pointerdown: e => {
      pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
      if (pointers.size === 1) moved = 0;
    },
    pointermove: e => {
      const p = pointers.get(e.pointerId);
      if (!p) return;
      if (pointers.size === 1) {
        const dx = e.clientX - p.x;
        const dy = e.clientY - p.y;
        moved += Math.abs(dx) + Math.abs(dy);
        if (moved > 6 && k > 1) {
          if (!host.hasPointerCapture(e.pointerId)) host.setPointerCapture(e.pointerId);
          x += dx;
          y += dy;
          apply();
        }
      } else {
        const other = [...pointers].find(([id]) => id !== e.pointerId)?.[1] ?? p;
        moved += 10;
        const now = Math.hypot(e.clientX - other.x, e.clientY - other.y);
        const was = Math.hypot(p.x - other.x, p.y - other.y) || 1;
        zoom(now / was, (e.clientX + other.x) / 2, (e.clientY + other.y) / 2);
      }
      p.x = e.clientX;
      p.y = e.clientY;
    },
    pointerup: e => void pointers.delete(e.pointerId),
    pointercancel: e => void pointers.delete(e.pointerId),
    pointerleave: e => void pointers.delete(e.pointerId),
  };
  const click = (e: MouseEvent) => {
    if (moved > 6) {
      e.stopPropagation();
      e.preventDefault();
      moved = 0;
    }
  };
  const asked = (e: Event) => {
    const { how, at } = (e as CustomEvent<Zoom>).detail;
    if (at && how === 'show') {
      if (k > 1) bring(at.x, at.y);
    } else if (at) {
      const r = host.getBoundingClientRect();
      if (at.x >= r.left && at.x <= r.right && at.y >= r.top && at.y <= r.bottom) zoom(2, at.x, at.y);
    } else if (how === 'in') middle(1.25);
    else if (how === 'out') middle(0.8);
    else if (how === 'fit') {
      k = 1;
      touched = true;
      apply();
    }
  };
  /** A phone begins closer, where a finger finds its place; everything else shows the whole board,
   * until the player goes nearer. */
  const fit = () => {
    const w = host.clientWidth;
    const h = host.clientHeight;
    if (!w || !h) return;
    if (touched) return apply();
    k = closer && innerWidth <= PHONE && h >= w * 0.95 ? Math.min(2, (h / w) * 1.36) : 1;
    x = (w - w * k) / 2;
    y = (h - h * k) / 2;
    draw();
  };
  const shaped = new ResizeObserver(fit);
  shaped.observe(host);
  for (const [name, f] of Object.entries(on)) {
    host.addEventListener(name, f as EventListener, { passive: false });
  }
  host.addEventListener('click', click, true);
  addEventListener('table-zoom', asked);
  return () => {
    for (const [name, f] of Object.entries(on)) host.removeEventListener(name, f as EventListener);
    host.removeEventListener('click', click, true);
    removeEventListener('table-zoom', asked);
    shaped.disconnect();
  };
}

interface Zoom {
  how: 'in' | 'out' | 'fit' | 'show';
  at?: { x: number; y: number };
}

/** Closer, farther, everything; or closer at one spot, or that spot into sight. */
export function zoomTable(how: Zoom['how'], at?: Zoom['at']): void {
  dispatchEvent(new CustomEvent<Zoom>('table-zoom', { detail: at ? { how, at } : { how } }));
}
