// The three templates of the poster, named by their languages.

/** In the order of the menu; the key is part of the file's name. */
export const POSTER_LANGUAGES = ['english', 'hindi', 'combined'] as const
export type PosterLanguage = (typeof POSTER_LANGUAGES)[number]

export const POSTER_TEMPLATES: Record<PosterLanguage, { name: string; look: string }> = {
  english: { name: 'English', look: 'Gold on deep wine' },
  hindi: { name: 'Hindi', look: 'A palace gate on ivory' },
  combined: { name: 'Combined', look: 'Both, in an open envelope' },
}
