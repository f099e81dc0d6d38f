export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

/** As this browser speaks, or English. */
export function guess(): Language {
  const browser = navigator.language.slice(0, 2);
  return browser === 'de' || browser === 'fr' ? browser : 'en';
}
