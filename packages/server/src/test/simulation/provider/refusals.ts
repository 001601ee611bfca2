// Errors of the provider's model: status and text of its documents (docs/razorpay.md §1.4, §7.1).

/** An answer of the provider with a 4xx. */
export class Refused extends Error {
  readonly status: number
  readonly error: Record<string, string>
  constructor(
    description: string,
    { status = 400, ...more }: { status?: number; field?: string; reason?: string } = {},
  ) {
    super(description)
    this.status = status
    this.error = { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', ...more }
  }
}

export const unknownId = (): never => {
  throw new Refused('The id provided does not exist')
}

export const notLetIn = (): never => {
  throw new Refused('Authentication failed', { status: 401 })
}
