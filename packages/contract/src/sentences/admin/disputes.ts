// Sentences of the disputes that an administrator has to answer.
export const adminDisputeSentences = {
  toAnswer: 'Disputes to answer',
  how: 'A guest’s bank wants money back. Answer at the provider before the deadline, with what the timeline says: without an answer the dispute is lost.',
  answerBy: (when: string) => `Answer by ${when}`,
  over: (when: string) => `Overdue since ${when}`,
  noDeadline: 'The provider names no deadline',
  timelineOf: (dispute: string) => `See the timeline of ${dispute}`,
} as const
