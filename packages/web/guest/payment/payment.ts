// The states of a payment, from the press of the button to the thanks, and what leads from one to the next.
import type { Paid, RepeatedGift } from './calls/payment-calls.ts'
import type { Wait } from './calls/try-again.ts'
import type { Gift } from './gift.ts'
import type { PaymentUpdate, Waiting } from './poll-payment-status.ts'
import type { PaymentUnderWay } from './stored-draft.ts'

/** Why the status is polled: the page was loaded, or a checkout was left, now or before an earlier press. */
export type PollReason = 'loaded' | 'left'

/** Questions that the guest has answered with yes. */
export interface Confirmed {
  /** To give the same again. */
  again?: true
  /** To give although an earlier gift may still arrive. */
  despiteEarlier?: true
}

/** Asked before a gift that may be paid twice. */
interface Question {
  /** The name of its sentence. */
  about: RepeatedGift | 'earlierMayArrive'
  /** Named in it. */
  rupees: number
  /** Given after a yes. */
  gift: Gift
  confirmed: Confirmed
}

/** A payment whose status is polled. */
export interface Followed {
  reason: PollReason
  hasProof: boolean
  /** The button is busy until the first status. */
  isBusy: boolean
  /** Why no other order was opened. */
  error?: unknown
  /** Undefined before the first one. */
  status?: Waiting | undefined
  isNotGenuine?: boolean
  /** Polling ended with a fault of our own. */
  isBroken?: boolean
}

export type PaymentState =
  /** `error`: why no order was opened, or, in a page that was sent without a script, why it is pressed again. */
  | { stage: 'idle'; error?: unknown }
  /** `wait`: until an order is retried. */
  | { stage: 'opening'; wait?: Wait }
  | { stage: 'checkout' }
  | { stage: 'confirming'; followed: Followed }
  | { stage: 'asking'; question: Question; followed?: Followed }
  | { stage: 'thanked'; paid: Paid }

/** Depends on the state before. All else replaces the state. */
export type PaymentEvent =
  | { type: 'followed'; payment: Pick<PaymentUnderWay, 'proof'>; reason: PollReason; error?: unknown }
  | { type: 'updated'; update: Exclude<PaymentUpdate, Paid> }
  | { type: 'broke' }
  | { type: 'answered' }

export function nextState(state: PaymentState, event: PaymentEvent): PaymentState {
  const followed = 'followed' in state ? state.followed : undefined
  /** A question stays while the status of an earlier payment is polled. */
  const follow = (now: Followed): PaymentState =>
    state.stage === 'asking' ? { ...state, followed: now } : { stage: 'confirming', followed: now }
  /** A status or an answer that comes late changes nothing. */
  const change = (changes: Partial<Followed>) => (followed ? follow({ ...followed, ...changes }) : state)

  switch (event.type) {
    case 'followed': {
      const { payment, reason, error } = event
      const hasProof = payment.proof !== undefined
      return follow({
        reason,
        error,
        hasProof,
        isBusy: state.stage === 'opening' || state.stage === 'checkout',
        // Until the server answers. A proof belongs to a payment that was made. A page that was loaded again, as after the UPI app,
        // offers its form: its guest must read at once not to pay again.
        status:
          hasProof || reason === 'loaded'
            ? { state: hasProof ? 'pending' : 'unknown', isLong: false }
            : undefined,
      })
    }
    case 'updated': {
      const { update } = event
      if (update.state === 'refused') return change({ isNotGenuine: true })
      // An unknown status takes nothing back that was known before.
      const known = followed?.status
      const { state: told, receipt = known?.receipt } = update
      return change({
        status: { ...update, state: told === 'unknown' && known ? known.state : told, receipt },
      })
    }
    case 'broke':
      return change({ isBroken: true })
    case 'answered':
      if (state.stage !== 'asking') return state
      return followed ? { stage: 'confirming', followed } : { stage: 'idle' }
  }
}
