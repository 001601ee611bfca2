// The receipt in every language but English.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { receipt as bn } from '../sentences/guest/bn/receipt.ts'
import { receipt as gu } from '../sentences/guest/gu/receipt.ts'
import { receipt as hi } from '../sentences/guest/hi/receipt.ts'
import type { ReceiptInLanguage } from '../sentences/guest/in-language.ts'
import { receipt as mr } from '../sentences/guest/mr/receipt.ts'
import { receipt as ta } from '../sentences/guest/ta/receipt.ts'
import { receipt as te } from '../sentences/guest/te/receipt.ts'
import type { GuestLanguage } from './languages.ts'

export const translatedReceipts: Record<Exclude<GuestLanguage, 'en'>, ReceiptInLanguage> = {
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
}
