// Authenticates the key and its secret, as strictly as Razorpay does.
import type { FastifyRequest } from 'fastify'
import { authenticationFailed } from './razorpay-error.ts'

/** The scheme must be exactly `Basic`: the docs list `basic`, `BASIC` and quoted or `$`-prefixed tokens as failing. */
export function requireBasicAuth(keyId: string, keySecret: string) {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  return async (request: FastifyRequest) => {
    if (request.headers.authorization !== expected) throw authenticationFailed()
  }
}
