// Lists the code of Razorpay's checkout for each language.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { checkoutCode as bn } from '../sentences/guest/bn/language.ts'
import { checkoutCode as en } from '../sentences/guest/en/language.ts'
import { checkoutCode as gu } from '../sentences/guest/gu/language.ts'
import { checkoutCode as hi } from '../sentences/guest/hi/language.ts'
import { checkoutCode as mr } from '../sentences/guest/mr/language.ts'
import { checkoutCode as ta } from '../sentences/guest/ta/language.ts'
import { checkoutCode as te } from '../sentences/guest/te/language.ts'

export const CHECKOUT_CODES = {
  en,
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
} as const
