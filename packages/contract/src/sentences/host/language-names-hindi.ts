// The names of the guests’ languages in Hindi. No native reader has seen them yet.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { nameInHindi as bn } from '../guest/bn/language.ts'
import { nameInHindi as en } from '../guest/en/language.ts'
import { nameInHindi as gu } from '../guest/gu/language.ts'
import { nameInHindi as hi } from '../guest/hi/language.ts'
import { nameInHindi as mr } from '../guest/mr/language.ts'
import { nameInHindi as ta } from '../guest/ta/language.ts'
import { nameInHindi as te } from '../guest/te/language.ts'

export const languageNamesInHindi = {
  en,
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
} as const
