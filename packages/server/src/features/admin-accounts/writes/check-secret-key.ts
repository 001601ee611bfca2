// Whether somebody who signs up as administrator knows the server's secret key.
import { createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from '../../../http/failure.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Digests are of one length, so the comparison takes as long whatever was typed.
 * Throws Failure: `signUpClosed` where the server has no key, `wrongSecretKey`.
 */
export function proveSecretKey(key: string | undefined, typed: string): void {
  if (key === undefined) throw new Failure('signUpClosed')
  if (!timingSafeEqual(digest(typed), digest(key))) throw new Failure('wrongSecretKey')
}
