// How the page shows a payment: the button's label, a message, a question, the thanks. No message is of a failure where the payment may
// yet succeed.
import { formatRupees } from '@lifafa/contract/money'
import type { GivingProps, GivingSentences } from '../hydration/giving-props.ts'
import { translate } from '../hydration/giving-sentences.ts'
import { fill } from '../hydration/serialized-sentences.ts'
import { NotOpened } from './calls/not-opened.ts'
import type { NoticeProps } from './notice.tsx'
import type { Followed, PaymentState } from './payment.ts'
import type { ThankYou } from './thank-you-dialog.tsx'

interface PaymentView {
  /** The button's label while it is busy. */
  busyLabel?: string | undefined
  notice?: NoticeProps | undefined
  /** Asked before a gift that may be paid twice. */
  question?: string | undefined
  thankYou?: ThankYou
}

/** The actions that messages offer: to stop the retries of an order, and to start over after a long wait. */
interface Actions {
  stop: () => void
  giveAnother: () => void
}

type Words = Pick<GivingProps, 'sentences' | 'translations' | 'recipient' | 'language'>

export function viewOf(state: PaymentState, words: Words, { stop, giveAnother }: Actions): PaymentView {
  const { sentences } = words
  switch (state.stage) {
    case 'idle':
      return { notice: state.error === undefined ? undefined : unopenedNotice(state.error, words, false) }
    case 'opening': {
      const { wait } = state
      // Many guests reach a limit; any other refusal has another reason.
      const isLimit = wait?.refused.refusal?.code === 'tooManyRequests'
      return {
        busyLabel: wait?.seconds ? fill(sentences.tryingAgainIn, `${wait.seconds}`) : sentences.initiating,
        notice: wait && {
          tone: 'waiting',
          text: isLimit ? sentences.busyNow : sentences.notStartedYet,
          action: { label: sentences.stopTrying, onPress: stop },
        },
      }
    }
    case 'checkout':
      return { busyLabel: sentences.processing }
    case 'thanked':
      return { thankYou: { ...state.paid, recipientTitle: words.recipient, language: words.language } }
    default: {
      const { followed } = state
      const question = 'question' in state ? state.question : undefined
      return {
        busyLabel: followed && isAwaited(followed) ? sentences.processing : undefined,
        notice: followed && followedNotice(followed, words, giveAnother),
        question: question && fill(sentences[question.about], formatRupees(question.rupees)),
      }
    }
  }
}

/** The button is busy while the payment is about to arrive. */
const isAwaited = ({ status, isBusy, hasProof, isNotGenuine, isBroken }: Followed): boolean =>
  !isNotGenuine && !isBroken && (status ? hasProof && !status.isLong : isBusy)

/** The message about a payment that is not known to be paid yet. */
function followedNotice(
  { reason, error, status, isNotGenuine, isBroken }: Followed,
  words: Words,
  giveAnother: () => void,
): NoticeProps | undefined {
  const { sentences } = words
  if (isBroken) return { ...brokenNotice(sentences), advice: sentences.notLostIfPaid }
  // The only message of a failed payment: the specification prescribes it for an invalid signature.
  if (isNotGenuine) return { tone: 'problem', text: sentences.verifyFailed }
  const refused = error === undefined ? undefined : unopenedNotice(error, words, true)
  if (!status) return refused
  /** Below the reason why no other order was opened, which stays. */
  const say = (text: string): NoticeProps =>
    refused ? { ...refused, advice: text } : { tone: 'waiting', text }
  const { state, isLong, receipt } = status
  if (state === 'pending')
    return {
      ...say(isLong ? sentences.confirmingLong : sentences.confirming),
      link: receipt && { label: sentences.receiptWillBe, href: receipt.path },
      action: isLong ? { label: sentences.giveAnother, onPress: giveAnother } : undefined,
    }
  // After a failure nothing can be paid twice.
  if (refused) return state === 'failed' ? { ...refused, advice: undefined } : refused
  if (state === 'unknown') return say(sentences.openedBefore)
  // A form that was reloaded without an opened payment shows no message.
  return state === 'none' && reason === 'loaded' ? undefined : say(sentences.dismissed)
}

/**
 * Why no order was opened. Only this function says "nothing was charged". It does not where `isEarlierOpened`: an earlier payment, of the
 * same gift or another, may have gone through.
 */
function unopenedNotice(
  error: unknown,
  { sentences, translations }: Words,
  isEarlierOpened: boolean,
): NoticeProps {
  const advice = isEarlierOpened ? sentences.notLostIfPaid : sentences.nothingCharged
  if (!(error instanceof NotOpened)) return { ...brokenNotice(sentences), advice }
  const { why, refusal } = error
  const text = refusal?.message ? translate(refusal.message, translations) : sentences[why]
  return { tone: 'problem', text, advice }
}

/** Tells of a fault of our own. A page that is loaded again goes on with what is stored. */
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
