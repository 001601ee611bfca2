// Sentences about a payment or payout at Razorpay, as it answers now: administrators read them below its timeline.
export const atProviderSentences = {
  notSaid: 'Razorpay didn’t say',
  unreachable: 'Razorpay couldn’t be reached',
  neverAsked: 'Razorpay was never asked to send this payout',
  noPayout: 'Razorpay doesn’t have this payout',
  noOrder: 'Razorpay has no order with our receipt',
  noPayment: (order: string) => `${order}: no payment has started`,
} as const
