// The questions that a guest is asked before a gift that may be paid twice.
import { formatRupees } from '@lifafa/contract/money'
import type { Gift } from '../gift/gift.ts'
import type { GivingSentences } from '../handover/giving-props.ts'
import { fill } from '../handover/serialized-sentences.ts'
import type { RepeatedGift } from './calls/payment-calls.ts'

/** What the guest has answered with yes. */
export interface Confirmed {
  /** To give the same again. */
  again?: true
  /** To give although an earlier gift may still arrive. */
  despiteEarlier?: true
}

export interface Question {
  text: string
  /** What is given after a yes. */
  gift: Gift
  confirmed: Confirmed
}

/** Asks whether to give `gift`, though `earlier` may still arrive. A yes to this is none to giving the same again: the server asks that. */
export const askDespiteEarlier = (sentences: GivingSentences, earlier: Gift, gift: Gift): Question => ({
  text: fill(sentences.earlierMayArrive, formatRupees(earlier.rupees)),
  gift,
  confirmed: { despiteEarlier: true },
})

export const askAgain = (
  sentences: GivingSentences,
  repeated: RepeatedGift,
  gift: Gift,
  confirmed: Confirmed,
): Question => ({
  text: fill(sentences[repeated], formatRupees(gift.rupees)),
  gift,
  confirmed: { ...confirmed, again: true },
})
