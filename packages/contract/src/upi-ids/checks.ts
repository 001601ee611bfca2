// Bank's answers about a host's UPI ID; sentences are made of them.
import * as z from 'zod/mini'
import { requestSentences } from '../sentences/fields/request.ts'

/**
 * `unchecked`: nobody was asked about this UPI ID. `found`: the bank named its holder. `not-found`: nobody can be
 * paid there. `unanswered`: nobody knows; `why` says what prevented it.
 */
export const upiIdCheckState = z.enum(['unchecked', 'asking', 'found', 'not-found', 'unanswered'])

/**
 * `not-enabled`: the provider does not do this for us. `no-answer`: it, or the bank, did not answer in time. `refused`: it did not
 * take the question. `no-name`: the UPI ID exists, and the bank tells no name.
 */
export const unansweredWhy = z.enum(['not-enabled', 'no-answer', 'refused', 'no-name'])
export type UnansweredWhy = z.infer<typeof unansweredWhy>

/** Why nothing can be sent to a UPI ID: nobody has it, or the host says that it is somebody else's. */
export const wrongUpiId = z.enum(['upi-id-not-found', 'upi-id-denied'])
export type WrongUpiId = z.infer<typeof wrongUpiId>

/** The bank's name beside the host's. `other-script`: they are in different scripts and sound alike in part, so nothing is sure. */
export const likeness = z.enum(['alike', 'unlike', 'other-script'])
export type Likeness = z.infer<typeof likeness>

/** The host's answer to “Is that you?” */
export const ownership = z.enum(['yes', 'no'], { error: requestSentences.malformed })
export type Ownership = z.infer<typeof ownership>
