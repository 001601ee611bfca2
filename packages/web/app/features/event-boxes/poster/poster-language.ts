// The names of the poster's templates, in the order of the contract's languages.
import type { PosterLanguage } from '@lifafa/contract/posters/printed-posters'

export const POSTER_TEMPLATES: Record<PosterLanguage, { name: string; look: string }> = {
  english: { name: 'English', look: 'Gold on deep wine' },
  hindi: { name: 'Hindi', look: 'A palace gate on ivory' },
  combined: { name: 'Combined', look: 'Both, in an open envelope' },
}
