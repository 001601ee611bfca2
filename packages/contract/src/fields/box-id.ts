// The schema of an event box's id.
import * as z from 'zod/mini'
import { guestPageSentences } from '../sentences/guest/en/page.ts'

/** 22 base58 characters: 128 bits, short enough for a light QR code, safe at the end of a link in a chat. */
export const boxId = z
  .string({ error: guestPageSentences.unavailableText })
  .check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{22}$/, { error: guestPageSentences.unavailableText }))

/** The parameters of calls about a box. */
export const ofBox = z.object({ id: boxId })
