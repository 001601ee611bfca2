// The ids that the provider gives, told apart by how they begin (docs/razorpay.md §1.1).

const KIND_OF = { pay: 'payment', order: 'order', rfnd: 'refund', pout: 'payout' } as const

/** Undefined where it is none of the provider's ids that we know. */
export function kindOfProviderId(id: string): (typeof KIND_OF)[keyof typeof KIND_OF] | undefined {
  const prefix = /^(pay|order|rfnd|pout)_./.exec(id)?.[1]
  return prefix === undefined ? undefined : KIND_OF[prefix as keyof typeof KIND_OF]
}
