// The words around a notice in every language.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { site as bn } from '../sentences/guest/bn/site.ts'
import { site as en } from '../sentences/guest/en/site.ts'
import { site as gu } from '../sentences/guest/gu/site.ts'
import { site as hi } from '../sentences/guest/hi/site.ts'
import type { SiteWords } from '../sentences/guest/in-language.ts'
import { site as mr } from '../sentences/guest/mr/site.ts'
import { site as ta } from '../sentences/guest/ta/site.ts'
import { site as te } from '../sentences/guest/te/site.ts'
import type { GuestLanguage } from './languages.ts'

export const siteWords: Record<GuestLanguage, SiteWords> = {
  en,
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
}
