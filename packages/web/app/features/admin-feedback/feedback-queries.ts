// Queries of the feedback page.
import type { Answer } from '@lifafa/contract/endpoint'
import { adminListMessages, adminListRatings } from '@lifafa/contract/endpoints/admin/feedback'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { adminCall } from '../../lib/calls/admin-api.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'
import type { FeedbackParams } from './feedback-params.ts'

export const MESSAGES_KEY = 'admin-messages'

export const messagesQuery = ({
  show,
  page,
}: FeedbackParams): ToastQuery<Answer<typeof adminListMessages>> => ({
  queryKey: [MESSAGES_KEY, show, String(page)],
  queryFn: () => adminCall(adminListMessages, { query: { show, page } }),
  failed: sentences.messagesFailed,
})

export const ratingsQuery = ({ page }: FeedbackParams): ToastQuery<Answer<typeof adminListRatings>> => ({
  queryKey: ['admin-ratings', String(page)],
  queryFn: () => adminCall(adminListRatings, { query: { page } }),
  failed: sentences.ratingsFailed,
})
