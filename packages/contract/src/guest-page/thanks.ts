// The thank-you in every language.
import { thanks as bn } from '../sentences/guest/bn/thanks.ts'
import { thanks as en } from '../sentences/guest/en/thanks.ts'
import { thanks as gu } from '../sentences/guest/gu/thanks.ts'
import { thanks as hi } from '../sentences/guest/hi/thanks.ts'
import type { Thanks } from '../sentences/guest/in-language.ts'
import { thanks as mr } from '../sentences/guest/mr/thanks.ts'
import { thanks as ta } from '../sentences/guest/ta/thanks.ts'
import { thanks as te } from '../sentences/guest/te/thanks.ts'
import type { GuestLanguage } from './languages.ts'

export const thanks: Record<GuestLanguage, Thanks> = { en, hi, mr, gu, bn, ta, te }
