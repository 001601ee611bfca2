// Presents messages and ratings as JSON.
import type { ContactMessage, RatingWithHost } from '@lifafa/contract/endpoints/admin/feedback'
import type { ListedMessage } from './reads/messages.ts'
import type { ListedRating } from './reads/ratings.ts'

export const presentMessage = (row: ListedMessage): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  at: row.created_at.toISOString(),
  answered: row.answered_at && { at: row.answered_at.toISOString(), by: row.answeredByName ?? '' },
  suspected: row.suspected,
})

export const presentRating = ({ at, ...rating }: ListedRating): RatingWithHost => ({
  ...rating,
  at: at.toISOString(),
})
