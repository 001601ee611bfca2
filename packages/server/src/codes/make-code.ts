// Generates mailed codes, and hashes them for storage.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS } from '@lifafa/contract/limits'
import type { CodePurpose } from '../db/tables.ts'

/** Six digits, each code equally likely (`randomInt` draws again where the range would not divide evenly). */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** A code as it is stored. Bound to its purpose and address, so that it is valid for nothing else. */
export const codeHash = (pepper: Uint8Array, purpose: CodePurpose, email: string, code: string): string =>
  createHmac('sha256', pepper)
    .update(JSON.stringify([purpose, email, code]))
    .digest('base64url')

/** Compares in constant time; both are hashes of the same length. */
export const isSameHash = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))
