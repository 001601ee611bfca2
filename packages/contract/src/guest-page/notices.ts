// The notice for guests in every language.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { notice as bn } from '../sentences/guest/bn/notice.ts'
import { notice as en } from '../sentences/guest/en/notice.ts'
import { notice as gu } from '../sentences/guest/gu/notice.ts'
import { notice as hi } from '../sentences/guest/hi/notice.ts'
import type { Notice } from '../sentences/guest/in-language.ts'
import { notice as mr } from '../sentences/guest/mr/notice.ts'
import { notice as ta } from '../sentences/guest/ta/notice.ts'
import { notice as te } from '../sentences/guest/te/notice.ts'
import type { GuestLanguage } from './languages.ts'

export const guestNotices: Record<GuestLanguage, Notice> = {
  en,
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
}
