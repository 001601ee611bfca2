// Sentences of the administrator's dashboard: what waits, and what has come lately.
export const adminDashboardSentences = {
  queue: 'Waiting for you',
  queueEmpty: 'Nothing waits for you.',
  queueFailed: 'The open tasks did not arrive',
  disputes: 'disputes to answer',
  flags: 'flagged payments',
  payouts: 'payouts to pay or look into',
  blocked: 'blocked payouts',
  messages: 'messages to answer',

  recentFailed: (reason: string) => `The latest figures could not be loaded: ${reason}`,
  today: 'Today',
  week: 'Last 7 days',
  received: 'received',
  gifts: 'gifts',
  users: 'new users',
  events: 'new events',
} as const
