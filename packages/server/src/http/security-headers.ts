// What browsers are told to refuse, on every answer. The guest's page alone may speak to Razorpay.
import type { FastifyInstance } from 'fastify'

/** UPI apps are opened by address schemes; without them in frame-src a tap on one does nothing at all. */
const UPI_SCHEMES = 'upi: phonepe: tez: gpay: paytmmp: credpay: bhim:'

const policy = (rules: Record<string, string>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const CLOSED = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** For answers that are no page. */
export const API_POLICY = policy(CLOSED)

/** Host pages: their own script, the framework's inline scripts by nonce, no other host at all. */
export const appPagePolicy = (nonce: string): string =>
  policy({
    ...CLOSED,
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
  })

/** The guest's page: no inline script or style; Razorpay's hosts, or in sandbox mode the stand-in's. */
export function guestPagePolicy(checkoutUrl: string): string {
  const checkout = new URL(checkoutUrl).origin
  const isReal = checkout === 'https://checkout.razorpay.com'
  const scripts = isReal ? `${checkout} https://cdn.razorpay.com` : checkout
  const frames = isReal ? `${checkout} https://api.razorpay.com ${UPI_SCHEMES}` : checkout
  const connects = isReal
    ? 'https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com'
    : checkout
  return policy({
    ...CLOSED,
    'script-src': `'self' ${scripts}`,
    'style-src': "'self'",
    'frame-src': frames,
    'connect-src': `'self' ${connects}`,
    'img-src': "'self' data: https://cdn.razorpay.com",
    'font-src': "'self'",
    'form-action': isReal ? "'self' https://api.razorpay.com" : "'self'",
  })
}

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': API_POLICY,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
  })
}
