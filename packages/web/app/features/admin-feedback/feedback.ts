// The feedback page's state in its address, and its queries.
import {
  adminListMessages,
  adminListRatings,
  MESSAGE_GROUPS,
} from '@lifafa/contract/endpoints/admin/feedback'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { queryOptions } from '@tanstack/react-query'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { oneOf, type SearchState, searchPage } from '../../lib/links/use-search-state.ts'
import { inPages } from '../../lib/parts/paged-list.tsx'

export const TABS = ['messages', 'ratings'] as const

export const feedbackSearch = {
  tab: oneOf(TABS, 'messages'),
  show: oneOf(MESSAGE_GROUPS, 'open'),
  page: searchPage,
}
type FeedbackSearch = SearchState<typeof feedbackSearch>

export const MESSAGES_KEY = 'admin-messages'

export const messagesQuery = ({ show, page }: FeedbackSearch) =>
  queryOptions({
    ...inPages,
    queryKey: [MESSAGES_KEY, show, page],
    queryFn: () => adminCall(adminListMessages, { query: { show, page } }),
    meta: { failed: sentences.messagesFailed },
  })

export const ratingsQuery = ({ page }: FeedbackSearch) =>
  queryOptions({
    ...inPages,
    queryKey: ['admin-ratings', page],
    queryFn: () => adminCall(adminListRatings, { query: { page } }),
    meta: { failed: sentences.ratingsFailed },
  })
