// Posters and invitations in every language.
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
import { host as bn } from '../sentences/guest/bn/host.ts'
import { host as en } from '../sentences/guest/en/host.ts'
import { host as gu } from '../sentences/guest/gu/host.ts'
import { host as hi } from '../sentences/guest/hi/host.ts'
import type { HostWords } from '../sentences/guest/in-language.ts'
import { host as mr } from '../sentences/guest/mr/host.ts'
import { host as ta } from '../sentences/guest/ta/host.ts'
import { host as te } from '../sentences/guest/te/host.ts'
import type { GuestLanguage } from './languages.ts'

export const hostWords: Record<GuestLanguage, HostWords> = {
  en,
  hi,
  bn,
  gu,
  mr,
  ta,
  te,
}
