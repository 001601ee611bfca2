// The schema of an event box's id.
import * as z from 'zod/mini'
import { guestPageSentences } from '../sentences/guest/page.ts'

/** 22 base58 characters: 128 bits, short enough for a light QR code, safe at the end of a link in a chat. */
export const boxId = z
  .string({ error: guestPageSentences.unavailableText })
  .check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{22}$/, { error: guestPageSentences.unavailableText }))

/**
 * The event box of orders that name none yet, and of entries of the ledger that are of no box. A row of event_boxes has this id,
 * of a deleted host, so that foreign keys hold (decision 30).
 */
export const NO_BOX = ''
