// Checks the server's secret key, which signing up as an administrator requires.
import { createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from '../../../http/failure.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Compares digests of equal length, so that the comparison takes the same time for any input. Throws Failure:
 * `signUpClosed` where the server has no key, `wrongSecretKey`.
 */
export function checkSecretKey(key: string | undefined, typed: string): void {
  if (key === undefined) throw new Failure('signUpClosed')
  if (!timingSafeEqual(digest(typed), digest(key))) throw new Failure('wrongSecretKey')
}
