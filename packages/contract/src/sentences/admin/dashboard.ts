// Sentences of the administrator's dashboard: what waits, and what has come lately.
export const adminDashboardSentences = {
  queue: 'Your tasks',
  queueEmpty: 'Nothing to do. You’re all caught up.',
  queueFailed: 'We couldn’t load your tasks',
  disputes: 'disputes to reply to',
  flags: 'payments to review',
  payouts: 'payouts to pay or check',
  blocked: 'blocked payouts',
  messages: 'messages to reply to',

  recentFailed: (reason: string) => `We couldn’t load the latest numbers: ${reason}`,
  today: 'Today',
  week: 'Last 7 days',
  received: 'Received',
  gifts: 'Gifts',
  users: 'New users',
  events: 'New events',
} as const
