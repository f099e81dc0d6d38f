import { spot } from "../../ui/spot.js";
export function drawnSpot(target, cls, label) {
    const at = spot(target, cls);
    return {
        ...at,
        role: 'button',
        'aria-label': label,
        onKeyDown: (e) => {
            if (e.key === 'Enter' || e.key === ' ') {
                e.preventDefault();
                e.stopPropagation();
                at.onClick(e);
            }
        },
    };
}
