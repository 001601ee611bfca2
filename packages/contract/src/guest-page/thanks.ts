// The thank-you in every language.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { thanks as bn } from '../sentences/guest/bn/thanks.ts'
import { thanks as en } from '../sentences/guest/en/thanks.ts'
import { thanks as gu } from '../sentences/guest/gu/thanks.ts'
import { thanks as hi } from '../sentences/guest/hi/thanks.ts'
import type { Thanks } from '../sentences/guest/in-language.ts'
import { thanks as mr } from '../sentences/guest/mr/thanks.ts'
import { thanks as ta } from '../sentences/guest/ta/thanks.ts'
import { thanks as te } from '../sentences/guest/te/thanks.ts'
import type { GuestLanguage } from './languages.ts'

export const thanks: Record<GuestLanguage, Thanks> = {
  en,
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
}
