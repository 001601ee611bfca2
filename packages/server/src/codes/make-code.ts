// Codes that are mailed: how they are made, and how they are kept.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS } from '@lifafa/contract/limits'
import type { CodePurpose } from '../db/tables/session-tables.ts'

/** Six digits, each code as likely as any other (`randomInt` draws again where the range would not divide evenly). */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** A code as it is kept. Bound to its purpose and address, so that none opens what it was not mailed for. */
export const codeHash = (pepper: Uint8Array, purpose: CodePurpose, email: string, code: string): string =>
  createHmac('sha256', pepper)
    .update(JSON.stringify([purpose, email, code]))
    .digest('base64url')

/** In the same time wherever they differ; both are hashes of the same length. */
export const isSameHash = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))
