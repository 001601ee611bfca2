// The language of the current page: Hindi of the notices in Hindi, English of all others.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'

const IN_HINDI = [paths.notice.guestsInHindi.href(), paths.notice.hostsInHindi.href()]

export const usePageLanguage = (): GuestLanguage =>
  IN_HINDI.includes(useLocation().pathname.replace(/\/$/, '')) ? 'hi' : 'en'
