// What the page says about a payment: never of a failure where it may yet succeed (docs/payments.md faults 19 and 34).
import type { FailureKey } from '@lifafa/contract/failures'
import type { GivingProps, GivingSentences } from '../handover/giving-props.ts'
import { translate } from '../handover/giving-sentences.ts'
import { NotOpened } from './calls/not-opened.ts'
import type { Waiting } from './follow-payment.ts'
import type { NoticeProps } from './notice.tsx'

/** How the page came to ask: it was loaded, the checkout was left, or the server could not be had. */
export type Came = 'loaded' | 'left' | 'unserved'

/** The only failure that is told of a payment; the specification has it for an invalid signature. */
export const notGenuine = (sentences: GivingSentences): NoticeProps => ({
  tone: 'problem',
  text: sentences.verifyFailed,
})

/** While it is not known to be paid. `giveAnother`: the way on for whoever has waited. */
export function waitingNotice(
  { state, isLong }: Waiting,
  came: Came,
  sentences: GivingSentences,
  giveAnother: () => void,
): NoticeProps | undefined {
  const say = (text: string): NoticeProps => ({ tone: 'waiting', text })
  if (state === 'pending')
    return isLong
      ? { ...say(sentences.confirmingLong), action: { label: sentences.giveAnother, onPress: giveAnother } }
      : say(sentences.confirming)
  if (state === 'unknown' && came === 'unserved') return say(sentences.openedBefore)
  // Whoever comes back to a form that nobody began to pay reads nothing.
  return state === 'none' && came === 'loaded' ? undefined : say(sentences.dismissed)
}

/** While it is tried again by itself. */
export const busyNotice = (sentences: GivingSentences, stop: () => void): NoticeProps => ({
  tone: 'waiting',
  text: sentences.busyNow,
  action: { label: sentences.stopTrying, onPress: stop },
})

/** Refusals whose sentence says it already. */
const SAYS_NOTHING_CHARGED: readonly FailureKey[] = ['providerRefused', 'providerBusy']

/** No order was opened, so nothing was charged; where the sentence says so, it is said once. */
export function unopenedNotice(
  error: unknown,
  { sentences, translations }: Pick<GivingProps, 'sentences' | 'translations'>,
): NoticeProps {
  const { why, refusal } = error instanceof NotOpened ? error : new NotOpened('createOrderFailed')
  const text = refusal?.message ? translate(refusal.message, translations) : sentences[why]
  const isSaid =
    why === 'unreachable' || (refusal !== undefined && SAYS_NOTHING_CHARGED.includes(refusal.code))
  return { tone: 'problem', text, advice: isSaid ? undefined : sentences.nothingCharged }
}
