// The error of a Razorpay answer: thrown anywhere, written by app.ts.

export type ErrorBody = {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR'
  description: string
  field?: string | null
  source?: string
  step?: string
  reason?: string
  metadata?: Record<string, string>
}

export class RazorpayError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(body: ErrorBody, status = 400) {
    super(body.description)
    this.name = 'RazorpayError'
    this.body = body
    this.status = status
  }
}

/** A 400 for undocumented input; Razorpay answers the same for an unknown id. */
export function badRequest(description: string, details: Partial<ErrorBody> = {}): RazorpayError {
  return new RazorpayError({
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...details,
  })
}

/** The whole body of a 401, as observed live: nothing else is in it. */
export function authenticationFailed(): RazorpayError {
  return new RazorpayError({ code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' }, 401)
}

export function urlNotFound(): RazorpayError {
  return badRequest('The requested URL was not found on the server.')
}
