// Makes refresh tokens: 256 random bits, or derived from the previous token.
import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

export const newRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** As stored: a copy of the database gives no access. 256 random bits need no slow hash. */
export const refreshTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Derived, not drawn: a repeated exchange within the grace period gets the same one, though we store only hashes. */
export const successorOf = (key: Uint8Array, token: string): string =>
  createHmac('sha256', key).update(token).digest('base64url')
