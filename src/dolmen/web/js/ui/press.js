import { lookedAt } from "../core/table.js";
const LONG = 350;
const DRIFT = 10;
export function longPress(root = window) {
    let timer = 0;
    let start;
    let looked = false;
    const end = () => {
        clearTimeout(timer);
        start = undefined;
    };
    const options = { capture: true };
    root.addEventListener('pointerdown', e => {
        end();
        looked = false;
        const target = e.target.closest('[data-target]')?.dataset.target;
        if (e.pointerType !== 'touch' || target === undefined)
            return;
        start = { x: e.clientX, y: e.clientY };
        timer = window.setTimeout(() => {
            looked = true;
            lookedAt.value = target;
        }, LONG);
    }, options);
    root.addEventListener('pointermove', e => {
        if (start && Math.hypot(e.clientX - start.x, e.clientY - start.y) > DRIFT)
            end();
    }, options);
    root.addEventListener('pointerup', end, options);
    root.addEventListener('pointercancel', end, options);
    root.addEventListener('click', e => {
        if (!looked)
            return;
        looked = false;
        e.stopPropagation();
        e.preventDefault();
    }, options);
    root.addEventListener('contextmenu', e => {
        if (looked || start)
            e.preventDefault();
    });
}
