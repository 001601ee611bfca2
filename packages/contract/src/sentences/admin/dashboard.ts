// Sentences of the administrator's dashboard: what waits, and what has come lately.
import { counted } from '../../counted.ts'

export const adminDashboardSentences = {
  queue: 'Your tasks',
  queueEmpty: 'Nothing to do. You’re all caught up.',
  queueFailed: 'We couldn’t load your tasks',
  disputes: (count: number) => counted(count, 'dispute to reply to', 'disputes to reply to'),
  flags: (count: number) => counted(count, 'payment to review', 'payments to review'),
  payouts: (count: number) => counted(count, 'payout to pay or check', 'payouts to pay or check'),
  bankFiles: (count: number) => counted(count, 'open bank file'),
  blocked: (count: number) => counted(count, 'blocked payout'),
  messages: (count: number) => counted(count, 'message to reply to', 'messages to reply to'),

  recentFailed: (reason: string) => `We couldn’t load the latest numbers: ${reason}`,
  today: 'Today',
  week: 'Last 7 days',
  received: 'Net received',
  gifts: 'Gifts',
  users: 'New users',
  events: 'New events',
} as const
