// The feedback page's state in its address.
import { MESSAGE_GROUPS } from '@lifafa/contract/endpoints/admin/feedback'
import { oneOf, searchPage } from '../../lib/links/use-search-state.ts'

export const TABS = ['messages', 'ratings'] as const

export const feedbackSearch = {
  tab: oneOf(TABS, 'messages'),
  show: oneOf(MESSAGE_GROUPS, 'open'),
  page: searchPage,
}
