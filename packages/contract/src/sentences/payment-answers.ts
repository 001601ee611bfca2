// What the server answers of a payment, and the guest's page knows again: a question to ask, a proof that proves nothing (spec §8).
export const paymentAnswers = {
  alreadyGiven: (amount: string) => `You already gave ${amount}. Give again?`,
  verifyFailed: "We couldn't verify your payment. Please contact support if amount was deducted.",
} as const
