// Pays a gift: order, checkout, status and thanks, with every failure on the way.
import { newRequestKey } from '@lifafa/contract/request-key'
import { useRef, useState } from 'react'
import type { ContributionValues } from '../gift/contribution-values.ts'
import { type Gift, isSameGift, isTyped } from '../gift/gift.ts'
import type { GivingProps } from '../handover/giving-props.ts'
import { fill } from '../handover/serialized-sentences.ts'
import { NotOpened } from './calls/not-opened.ts'
import { openOrder, type Paid } from './calls/payment-calls.ts'
import { tryAgain } from './calls/try-again.ts'
import { findEarlier } from './earlier-payment.ts'
import type { NoticeProps } from './notice.tsx'
import {
  brokenNotice,
  notGenuine,
  type PollReason,
  retriedNotice,
  unopenedNotice,
  waitingNotice,
} from './payment-notices.ts'
import { type PaymentUpdate, pollPaymentStatus } from './poll-payment-status.ts'
import { askAgain, askDespiteEarlier, type Confirmed, type Question } from './questions.ts'
import { loadCheckout, payInCheckout } from './razorpay-checkout.ts'
import { reportFault } from './report-fault.ts'
import type { DraftStore, GivenGift, PaymentUnderWay } from './stored-draft.ts'
import type { ThankYou } from './thank-you-dialog.tsx'

interface PaymentHandlers {
  draft: DraftStore
  /** The payment has arrived. */
  onPaid: (gift: Gift) => void
  /** The guest wants to start over. */
  onAnother: () => void
}

export function usePayment(props: GivingProps, { draft, onPaid, onAnother }: PaymentHandlers) {
  const { giftid, recipient, language, checkoutUrl, sentences } = props
  const [busyLabel, setBusyLabel] = useState<string>()
  const [notice, setNotice] = useState<NoticeProps | undefined>(
    props.typed && { tone: 'problem', text: sentences.pressAgain, advice: sentences.nothingCharged },
  )
  const [thankYou, setThankYou] = useState<ThankYou>()
  const [question, setQuestion] = useState<Question>()
  const [given, setGiven] = useState<readonly GivenGift[]>([])
  const following = useRef<AbortController>(undefined)
  // A ref, since state is set too late to stop a second tap in the same moment.
  const giving = useRef<{ gift: Gift; stopping: AbortController }>(undefined)

  function thank(payment: PaymentUnderWay, { rupees, receipt }: Paid) {
    following.current?.abort()
    draft.remove(payment)
    setBusyLabel(undefined)
    setNotice(undefined)
    setQuestion(undefined)
    if (receipt) draft.addGiven({ rupees, receipt })
    setGiven(draft.given())
    setThankYou({ recipientTitle: recipient, rupees, receipt, language })
    onPaid(payment.gift)
  }

  function giveAnother() {
    following.current?.abort()
    draft.clear()
    setBusyLabel(undefined)
    setNotice(undefined)
    onAnother()
  }

  /** `refused`: why no other order was opened, shown until the payment has arrived. */
  function follow(payment: PaymentUnderWay, reason: PollReason, refused?: NoticeProps) {
    following.current?.abort()
    const controller = new AbortController()
    following.current = controller
    let hasProof = payment.proof !== undefined
    let lasting: NoticeProps | undefined

    function onUpdate(update: PaymentUpdate) {
      if (update.state === 'paid') return thank(payment, update)
      if (update.state === 'refused') {
        hasProof = false
        lasting = notGenuine(sentences)
        draft.savePayment({ ...payment, proof: undefined })
        setBusyLabel(undefined)
        return setNotice(lasting)
      }
      setBusyLabel(hasProof && !update.isLong ? sentences.processing : undefined)
      setNotice(lasting ?? waitingNotice(update, reason, sentences, giveAnother, refused))
    }

    setNotice(refused)
    if (hasProof) onUpdate({ state: 'pending', isLong: false })
    pollPaymentStatus(giftid, payment, controller.signal, onUpdate).catch((error) => {
      reportFault(error)
      setBusyLabel(undefined)
      setNotice({ ...brokenNotice(sentences), advice: sentences.notLostIfPaid })
    })
  }

  /** The same gift has the same key, in whatever tab and after whatever reload, until it is paid. */
  function paymentOf(gift: Gift): PaymentUnderWay {
    const { payment } = draft.read()
    return payment && isSameGift(payment.gift, gift) ? payment : { key: newRequestKey(), gift }
  }

  /** The payment that this browser left under way: its checkout was opened. */
  function leftPayment(): PaymentUnderWay | undefined {
    const { payment } = draft.read()
    return payment?.isOpened ? payment : undefined
  }

  function followLeft() {
    const left = leftPayment()
    if (left) follow(left, 'loaded')
  }

  function ask(asked: Question) {
    setBusyLabel(undefined)
    setQuestion(asked)
  }

  /** After a temporary refusal the order is retried without another press. */
  const openWithRetry = ({ gift, key }: PaymentUnderWay, { again }: Confirmed, stopping: AbortController) =>
    tryAgain(
      () => openOrder(giftid, gift, key, again === true),
      stopping.signal,
      ({ seconds, refused }) => {
        setBusyLabel(seconds > 0 ? fill(sentences.tryingAgainIn, `${seconds}`) : sentences.initiating)
        setNotice(retriedNotice(refused, sentences, () => stopping.abort()))
      },
    ).finally(() => setNotice(undefined))

  async function pay(
    payment: PaymentUnderWay,
    confirmed: Confirmed,
    stopping: AbortController,
  ): Promise<void> {
    const { gift } = payment
    setBusyLabel(sentences.initiating)
    const earlier = await findEarlier(giftid, draft, payment)
    if (earlier?.paid) return thank(earlier.payment, earlier.paid)
    if (earlier && !confirmed.despiteEarlier && !stopping.signal.aborted) {
      ask(askDespiteEarlier(sentences, earlier.payment.gift, gift))
      return follow(earlier.payment, 'unserved')
    }
    const Razorpay = await loadCheckout(checkoutUrl)
    if (payment.proof) return follow(payment, 'left')
    // One whose checkout was opened may still arrive: it is kept until that of this one opens.
    if (!leftPayment()) draft.savePayment(payment)
    const order = await openWithRetry(payment, confirmed, stopping)
    if (!order) {
      setBusyLabel(undefined)
      return followLeft()
    }
    if (typeof order === 'string') {
      ask(askAgain(sentences, order, gift, confirmed))
      return followLeft()
    }
    if (order.paid) return follow(payment, 'left')
    setBusyLabel(sentences.processing)
    const opened = { ...payment, isOpened: true }
    draft.savePayment(opened)
    const proof = await payInCheckout(Razorpay, props, order, gift)
    const left = proof ? { ...opened, proof } : opened
    draft.savePayment(left)
    follow(left, 'left')
  }

  async function give(gift: Gift, confirmed: Confirmed = {}): Promise<void> {
    if (giving.current) return
    try {
      const stopping = new AbortController()
      giving.current = { gift, stopping }
      following.current?.abort()
      setNotice(undefined)
      await pay(paymentOf(gift), confirmed, stopping)
    } catch (error) {
      if (!(error instanceof NotOpened)) reportFault(error)
      setBusyLabel(undefined)
      const left = leftPayment()
      // An earlier tap may have paid: then the page must not say that nothing was charged.
      if (!left) setNotice(unopenedNotice(error, props))
      else follow(left, 'unserved', unopenedNotice(error, props, true))
    } finally {
      giving.current = undefined
    }
  }

  return {
    busyLabel,
    notice,
    thankYou,
    closeThankYou: () => setThankYou(undefined),
    /** The gifts that were given from this browser. */
    given,
    /** Asked before a gift that may be paid twice. */
    question: question?.text,
    answer(isYes: boolean) {
      setQuestion(undefined)
      if (isYes && question) give(question.gift, question.confirmed)
    },
    give,
    hideNotice: () => setNotice(undefined),
    /** A guest who edits the form until the checkout opens presses the button again. The same gift in other spelling is no edit. */
    stopUnlessTyped(typed: ContributionValues) {
      if (giving.current && !isTyped(giving.current.gift, typed)) giving.current.stopping.abort()
    },
    /** Resumes a payment that this browser left under way; returns what ends the polling. */
    resume() {
      setGiven(draft.given())
      followLeft()
      return () => following.current?.abort()
    },
  }
}
