// The name of each language in itself, by BCP 47 tag; the first is the default.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { ownName as bn } from '../sentences/guest/bn/language.ts'
import { ownName as en } from '../sentences/guest/en/language.ts'
import { ownName as gu } from '../sentences/guest/gu/language.ts'
import { ownName as hi } from '../sentences/guest/hi/language.ts'
import { ownName as mr } from '../sentences/guest/mr/language.ts'
import { ownName as ta } from '../sentences/guest/ta/language.ts'
import { ownName as te } from '../sentences/guest/te/language.ts'

export const LANGUAGE_NAMES = {
  en,
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
} as const
