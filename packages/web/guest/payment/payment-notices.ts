// Messages about a payment: never of a failure where it may yet succeed.
import { formatRupees } from '@lifafa/contract/money'
import type { GivingProps, GivingSentences } from '../handover/giving-props.ts'
import { translate } from '../handover/giving-sentences.ts'
import { fill } from '../handover/serialized-sentences.ts'
import { NotOpened } from './calls/not-opened.ts'
import type { NoticeProps } from './notice.tsx'
import type { Waiting } from './poll-payment-status.ts'
import type { ThankYou } from './thank-you-dialog.tsx'

/** After a fault of our own: a page that is loaded again goes on with what is stored. */
export const brokenNotice = ({ broken, loadAgain }: GivingSentences): NoticeProps => ({
  tone: 'problem',
  text: broken,
  link: { label: loadAgain, href: '' },
})

/** The thanks without their dialog. */
export const thanksNotice = (
  { rupees, recipientTitle, receipt }: ThankYou,
  { thankYou, onItsWayTo, afterRecipient, seeReceipt }: GivingSentences,
): NoticeProps => ({
  tone: 'waiting',
  text: `${thankYou}! ${fill(onItsWayTo, formatRupees(rupees))} ${recipientTitle} ${afterRecipient}`,
  link: receipt && { label: seeReceipt, href: receipt.path },
})

/** Why the status is polled: the page was loaded, the checkout was closed, or the server did not answer. */
export type PollReason = 'loaded' | 'left' | 'unserved'

/** The only message of a failed payment; the specification prescribes it for an invalid signature. */
export const notGenuine = (sentences: GivingSentences): NoticeProps => ({
  tone: 'problem',
  text: sentences.verifyFailed,
})

/**
 * The message until the payment is known to be paid. `giveAnother`: offered after a long wait. `refused`: why a tap meanwhile
 * opened no order; it stays above what is known of the payment.
 */
export function waitingNotice(
  { state, isLong, receipt }: Waiting,
  reason: PollReason,
  sentences: GivingSentences,
  giveAnother: () => void,
  refused?: NoticeProps,
): NoticeProps | undefined {
  const say = (text: string): NoticeProps =>
    refused ? { ...refused, advice: text } : { tone: 'waiting', text }
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
  // Nothing was paid, which is known: it is tried again.
  if (refused) return state === 'failed' ? { ...refused, advice: undefined } : refused
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

/**
 * Why no order was opened. Nothing was charged for it, which is said here alone and in no refusal's sentence: not where
 * `isEarlierOpened`, since an earlier payment, of the same gift or another, may have been made.
 */
export function unopenedNotice(
  error: unknown,
  { sentences, translations }: Pick<GivingProps, 'sentences' | 'translations'>,
  isEarlierOpened = false,
): NoticeProps {
  const advice = isEarlierOpened ? sentences.notLostIfPaid : sentences.nothingCharged
  if (!(error instanceof NotOpened)) return { ...brokenNotice(sentences), advice }
  const { why, refusal } = error
  const text = refusal?.message ? translate(refusal.message, translations) : sentences[why]
  return { tone: 'problem', text, advice }
}
