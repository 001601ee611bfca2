// The language of the application's current page: Hindi for the notices that guests read in Hindi, English for all others.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'

const IN_HINDI = [paths.notice.guestsInHindi.href(), paths.notice.hostsInHindi.href()]

export const usePageLanguage = (): GuestLanguage =>
  IN_HINDI.includes(useLocation().pathname.replace(/\/$/, '')) ? 'hi' : 'en'
