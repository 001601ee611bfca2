// The names of the posters' templates.
import { POSTER_LANGUAGES, POSTERS, type PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { NAME_IN_ENGLISH } from '../../../lib/parts/language-options.tsx'

const nameOf = (language: PosterLanguage): { name: string; look: string } => {
  const [first, second] = POSTERS[language]
  if (second) return { name: 'Combined', look: 'Both, in an open envelope' }
  return {
    name: NAME_IN_ENGLISH[first],
    look: first === 'en' ? 'Gold on deep wine' : 'A palace gate on ivory',
  }
}

export const POSTER_TEMPLATES = Object.fromEntries(
  POSTER_LANGUAGES.map((language) => [language, nameOf(language)]),
) as Record<PosterLanguage, { name: string; look: string }>
