// The names of the guests’ languages, for a host who chooses one.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { nameInEnglish as bn } from '../guest/bn/language.ts'
import { nameInEnglish as en } from '../guest/en/language.ts'
import { nameInEnglish as gu } from '../guest/gu/language.ts'
import { nameInEnglish as hi } from '../guest/hi/language.ts'
import { nameInEnglish as mr } from '../guest/mr/language.ts'
import { nameInEnglish as ta } from '../guest/ta/language.ts'
import { nameInEnglish as te } from '../guest/te/language.ts'

export const languageNames = {
  en,
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
} as const
