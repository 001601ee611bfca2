// Messages about a payment: never of a failure where it may yet succeed (docs/faults.md faults 19 and 34).
import type { FailureKey } from '@lifafa/contract/failures'
import type { GivingProps, GivingSentences } from '../handover/giving-props.ts'
import { translate } from '../handover/giving-sentences.ts'
import { NotOpened } from './calls/not-opened.ts'
import type { NoticeProps } from './notice.tsx'
import type { Waiting } from './poll-payment-status.ts'

/** Why the status is polled: the page was loaded, the checkout was closed, or the server did not answer. */
export type PollReason = 'loaded' | 'left' | 'unserved'

/** The only message of a failed payment; the specification prescribes it for an invalid signature. */
export const notGenuine = (sentences: GivingSentences): NoticeProps => ({
  tone: 'problem',
  text: sentences.verifyFailed,
})

/** The message until the payment is known to be paid. `giveAnother`: offered after a long wait. */
export function waitingNotice(
  { state, isLong, receipt }: Waiting,
  reason: PollReason,
  sentences: GivingSentences,
  giveAnother: () => void,
): NoticeProps | undefined {
  const say = (text: string): NoticeProps => ({ tone: 'waiting', text })
  if (state === 'pending') {
    const link = receipt && { label: sentences.receiptWillBe, href: receipt.path }
    return isLong
      ? {
          ...say(sentences.confirmingLong),
          link,
          action: { label: sentences.giveAnother, onPress: giveAnother },
        }
      : { ...say(sentences.confirming), link }
  }
  if (state === 'unknown' && reason === 'unserved') return say(sentences.openedBefore)
  // A form that was reloaded without an opened payment shows no message.
  return state === 'none' && reason === 'loaded' ? undefined : say(sentences.dismissed)
}

/** The message while an order is retried: a limit is reached by many guests, any other refusal has another reason. */
export const retriedNotice = (
  { refusal }: NotOpened,
  sentences: GivingSentences,
  stop: () => void,
): NoticeProps => ({
  tone: 'waiting',
  text: refusal?.code === 'tooManyRequests' ? sentences.busyNow : sentences.notStartedYet,
  action: { label: sentences.stopTrying, onPress: stop },
})

/** Refusals whose sentence already says that nothing was charged. */
const SAYS_NOTHING_CHARGED: readonly FailureKey[] = [
  'boxNotReady',
  'boxClosed',
  'providerRefused',
  'providerBusy',
]

/** No order was opened, so nothing was charged; it is said once, here or in the refusal's sentence. */
export function unopenedNotice(
  error: unknown,
  { sentences, translations }: Pick<GivingProps, 'sentences' | 'translations'>,
): NoticeProps {
  const { why, refusal } = error instanceof NotOpened ? error : new NotOpened('createOrderFailed')
  const text = refusal?.message ? translate(refusal.message, translations) : sentences[why]
  const saysSo =
    why === 'unreachable' || (refusal !== undefined && SAYS_NOTHING_CHARGED.includes(refusal.code))
  return { tone: 'problem', text, advice: saysSo ? undefined : sentences.nothingCharged }
}
