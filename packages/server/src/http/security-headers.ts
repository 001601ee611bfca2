// Security headers of every answer. Only the guest's page may load the payment provider's script.
import type { FastifyInstance } from 'fastify'
import { REQUEST_ID_HEADER } from '../tracing/request-id.ts'
import type { CheckoutSources } from './checkout-policy.ts'

const policy = (rules: Record<string, string>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value.trim()}`)
    .join('; ')

const CLOSED = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** For answers that are no page. */
const API_POLICY = policy(CLOSED)

/** Host pages: their own script, the framework's inline scripts by their hashes, no other origin. */
export const appPagePolicy = (inlineScripts: readonly string[]): string =>
  policy({
    ...CLOSED,
    'script-src': ["'self'", ...inlineScripts].join(' '),
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
  })

/**
 * The guest's page has one inline script (another if its box is closed) and one inline style in each language. Besides our own
 * origin, it reaches only the hosts of the payment dialog.
 */
export const guestPagePolicy = (
  checkout: CheckoutSources,
  inlineScripts: string,
  inlineStyles: string,
): string =>
  policy({
    ...CLOSED,
    'script-src': `'self' ${inlineScripts} ${checkout.scripts}`,
    'style-src': `'self' ${inlineStyles}`,
    'frame-src': checkout.frames,
    'connect-src': `'self' ${checkout.connects}`,
    'img-src': `'self' data: ${checkout.images}`,
    'font-src': "'self'",
    'form-action': `'self' ${checkout.forms}`,
  })

/** A receipt: the inline script that shares it, and a form that writes a blessing. No other origin. */
export const receiptPolicy = (inlineScript: string): string =>
  policy({
    ...CLOSED,
    'script-src': inlineScript,
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'form-action': "'self'",
  })

/** The desk, and its service worker, which fetches what it keeps: no other origin, no inline script. */
export const deskPolicy = policy({
  ...CLOSED,
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
})

const permissions = (payment: string): string =>
  ['camera=()', 'microphone=()', 'geolocation=()', payment].join(', ')

/** For the guest's page, on which the payment dialog may request a payment from the browser. */
export const guestPagePermissions = permissions('payment=(self)')

/** The one inline style of Swagger UI (`@fastify/swagger-ui` names it so). */
const REFERENCE_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"

/** The page of the API's description: its own script, which makes the calls that are tried, and pictures within its style. */
export const REFERENCE_POLICY = policy({
  ...CLOSED,
  'script-src': "'self'",
  'style-src': `'self' ${REFERENCE_STYLE}`,
  'img-src': "'self' data:",
  'connect-src': "'self'",
})

/** Headers of every answer; pages have policies of their own. */
const FIXED_HEADERS = {
  'content-security-policy': API_POLICY,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('payment=()'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      // People who report a problem quote it, and it finds the lines of the log.
      [REQUEST_ID_HEADER]: request.id,
      ...FIXED_HEADERS,
    })
  })
}
