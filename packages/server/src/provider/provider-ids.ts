// Tells the kind of a provider's id by its prefix (docs/razorpay.md §1.1).

const KIND_OF = { pay: 'payment', order: 'order', rfnd: 'refund', pout: 'payout', trf: 'transfer' } as const

/** Undefined where it is not a known kind of id. */
export function kindOfProviderId(id: string): (typeof KIND_OF)[keyof typeof KIND_OF] | undefined {
  const prefix = /^(pay|order|rfnd|pout|trf)_./.exec(id)?.[1]
  return prefix === undefined ? undefined : KIND_OF[prefix as keyof typeof KIND_OF]
}
