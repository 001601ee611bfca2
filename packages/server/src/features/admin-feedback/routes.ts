// Serves the administrators' calls on contact messages and ratings.

import type { ContactMessage, RatingWithHost } from '@lifafa/contract/endpoints/admin/feedback'
import * as calls from '@lifafa/contract/endpoints/admin/feedback'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { paginationOf } from '../admin-payments/reads/page-window.ts'
import { type ListedMessage, type ListedRating, pageOfMessages, pageOfRatings } from './reads.ts'
import { summaryOf } from './rules.ts'
import { setAnswered } from './writes.ts'

export function adminFeedbackRoutes(serve: Serve, { db, now }: Services): void {
  serve(calls.adminListMessages, async ({ query: { page, show } }) => {
    const asked = { page, size: PAGE_SIZE.adminMessages }
    const { messages, total } = await pageOfMessages(db, { ...asked, show })
    return { success: true, messages: messages.map(presentMessage), pagination: paginationOf(total, asked) }
  })

  serve(calls.adminSetMessageAnswered, async ({ params: { id }, body: { answered }, accountId: adminId }) => {
    await setAnswered(db, { id, answered, adminId, now: now() })
    return { success: true, message: answered ? sentences.answeredNow : sentences.openNow }
  })

  serve(calls.adminListRatings, async ({ query: { page } }) => {
    const asked = { page, size: PAGE_SIZE.adminRatings }
    const { ratings, counts } = await pageOfRatings(db, asked)
    const summary = summaryOf(counts)
    const pagination = paginationOf(summary.count, asked)
    return { success: true, summary, ratings: ratings.map(presentRating), pagination }
  })
}

const presentMessage = (row: ListedMessage): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  at: row.created_at.toISOString(),
  answered: row.answered_at && { at: row.answered_at.toISOString(), by: row.answeredByName ?? '' },
  suspected: row.suspected,
})

const presentRating = ({ at, ...rating }: ListedRating): RatingWithHost => ({
  ...rating,
  at: at.toISOString(),
})
