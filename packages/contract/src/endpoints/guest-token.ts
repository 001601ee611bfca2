// The endpoint that gives a guest's browser a token for its own rate limit.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { paymentPaths } from '../guest-page/payment-paths.ts'

/**
 * For the guest's page: a browser that sends the token with its calls (`x-guest-token`) has its own rate limit, apart from
 * others behind the same address. It identifies no person and gives no access.
 */
export const guestToken = endpoint({
  method: 'GET',
  path: paymentPaths.guestToken,
  access: 'public',
  summary: "Get a token that counts this browser's calls apart from others of its network, for a day",
  response: z.object({ success: z.literal(true), token: z.string() }),
})
