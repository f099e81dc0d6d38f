import { computed } from '@preact/signals';
import { inParts } from "../../core/parts.js";
import { catalogue, shown } from "../../core/table.js";
import { language } from "../../core/text.js";
export const book = computed(() => catalogue.value);
export const named = (name) => name?.[language.value] ?? '';
export const titleOf = (card) => card.split('+')[0] ?? card;
export const pointsOf = (card) => Number(card.split('+')[1] ?? 0);
export const cardText = (title) => book.value.texts[language.value]?.cards[title] ?? '';
export const goalText = (goal) => book.value.texts[language.value]?.goals[goal] ?? '';
export const view = inParts(() => shown.value?.view, ['seats']);
export const own = computed(() => {
    const now = shown.value;
    if (!now)
        return 0;
    return now.viewer ?? now.view.active;
});
export const total = (seat) => Object.values(seat.score).reduce((a, b) => a + b, 0);
export function filled(fields, placed) {
    const left = { ...placed };
    const out = fields.map(() => null);
    fields.forEach((field, i) => {
        if ((left[field] ?? 0) > 0) {
            left[field] = (left[field] ?? 0) - 1;
            out[i] = field;
        }
    });
    fields.forEach((field, i) => {
        if (out[i])
            return;
        const wild = field === 'any' ? Object.keys(left) : field === 'wms' ? ['wood', 'metal', 'stone'] : [];
        const good = wild.find(kind => (left[kind] ?? 0) > 0);
        if (good) {
            left[good] = (left[good] ?? 0) - 1;
            out[i] = good;
        }
    });
    return out;
}
