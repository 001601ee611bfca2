// The guest’s page in every language but English, whose sentences are those of the rules and failures themselves.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { page as bn } from '../sentences/guest/bn/page.ts'
import { page as gu } from '../sentences/guest/gu/page.ts'
import { page as hi } from '../sentences/guest/hi/page.ts'
import type { PageInLanguage } from '../sentences/guest/in-language.ts'
import { page as mr } from '../sentences/guest/mr/page.ts'
import { page as ta } from '../sentences/guest/ta/page.ts'
import { page as te } from '../sentences/guest/te/page.ts'
import type { GuestLanguage } from './languages.ts'

export const translatedPages: Record<Exclude<GuestLanguage, 'en'>, PageInLanguage> = {
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
}
