// Pays a gift: order, checkout, status and thanks, with every failure on the way.
import { newRequestKey } from '@lifafa/contract/request-key'
import { useRef, useState } from 'react'
import { type Gift, isSameGift } from '../gift/gift.ts'
import type { GivingProps } from '../handover/giving-props.ts'
import { fill } from '../handover/serialized-sentences.ts'
import { openOrder, type Paid } from './calls/payment-calls.ts'
import { tryAgain } from './calls/try-again.ts'
import { findEarlier } from './earlier-payment.ts'
import type { NoticeProps } from './notice.tsx'
import {
  notGenuine,
  type PollReason,
  retriedNotice,
  unopenedNotice,
  waitingNotice,
} from './payment-notices.ts'
import { type PaymentUpdate, pollPaymentStatus } from './poll-payment-status.ts'
import { askAgain, askDespiteEarlier, type Confirmed, type Question } from './questions.ts'
import { loadCheckout, payInCheckout } from './razorpay-checkout.ts'
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
  const [notice, setNotice] = useState<NoticeProps>()
  const [thankYou, setThankYou] = useState<ThankYou>()
  const [question, setQuestion] = useState<Question>()
  const [given, setGiven] = useState<readonly GivenGift[]>([])
  const following = useRef<AbortController>(undefined)
  const stopTrying = useRef<() => void>(undefined)
  // State is set too late to stop a second tap in the same moment.
  const isUnderWay = useRef(false)

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

  function follow(payment: PaymentUnderWay, reason: PollReason) {
    following.current?.abort()
    const controller = new AbortController()
    following.current = controller
    let hasProof = payment.proof !== undefined
    let isRefused = false

    function onUpdate(update: PaymentUpdate) {
      if (update.state === 'paid') return thank(payment, update)
      if (update.state === 'refused') {
        hasProof = false
        isRefused = true
        draft.savePayment({ ...payment, proof: undefined })
        setBusyLabel(undefined)
        return setNotice(notGenuine(sentences))
      }
      setBusyLabel(hasProof && !update.isLong ? sentences.processing : undefined)
      if (!isRefused) setNotice(waitingNotice(update, reason, sentences, giveAnother))
    }

    if (hasProof) onUpdate({ state: 'pending', isLong: false })
    pollPaymentStatus(giftid, payment, controller.signal, onUpdate)
  }

  /** The same gift has the same key, in whatever tab and after whatever reload, until it is paid. */
  function paymentOf(gift: Gift): PaymentUnderWay {
    const { payment } = draft.read()
    return payment && isSameGift(payment.gift, gift) ? payment : { key: newRequestKey(), gift }
  }

  /** Follows the payment that this browser left under way; returns false where there is none. */
  function followLeft(reason: PollReason): boolean {
    const { payment } = draft.read()
    if (payment?.isOpened) follow(payment, reason)
    return payment?.isOpened === true
  }

  function ask(asked: Question) {
    setBusyLabel(undefined)
    setQuestion(asked)
  }

  /** After a temporary refusal the order is retried without another press. */
  const openWithRetry = (payment: PaymentUnderWay, again = false) =>
    tryAgain(
      () => openOrder(giftid, payment.gift, payment.key, again),
      ({ seconds, refused, stop }) => {
        stopTrying.current = stop
        setBusyLabel(seconds > 0 ? fill(sentences.tryingAgainIn, `${seconds}`) : sentences.initiating)
        setNotice(retriedNotice(refused, sentences, stop))
      },
    ).finally(() => setNotice(undefined))

  async function pay(payment: PaymentUnderWay, confirmed: Confirmed): Promise<void> {
    const { gift } = payment
    setBusyLabel(sentences.initiating)
    const earlier = await findEarlier(giftid, draft, payment)
    if (earlier?.paid) return thank(earlier.payment, earlier.paid)
    if (earlier && !confirmed.despiteEarlier) {
      ask(askDespiteEarlier(sentences, earlier.payment.gift, gift))
      return follow(earlier.payment, 'unserved')
    }
    // An earlier gift that may still arrive is kept until the next one's checkout opens.
    if (!earlier) draft.savePayment(payment)
    const Razorpay = await loadCheckout(checkoutUrl)
    if (payment.proof) return follow(payment, 'left')
    const order = await openWithRetry(payment, confirmed.again)
    if (!order) {
      setBusyLabel(undefined)
      followLeft('loaded')
      return
    }
    if (typeof order === 'string') {
      ask(askAgain(sentences, order, gift, confirmed))
      followLeft('loaded')
      return
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
    if (isUnderWay.current) return
    isUnderWay.current = true
    following.current?.abort()
    setNotice(undefined)
    try {
      await pay(paymentOf(gift), confirmed)
    } catch (error) {
      setBusyLabel(undefined)
      // An earlier tap may have paid: then the page must not say that nothing was charged.
      if (!followLeft('unserved')) setNotice(unopenedNotice(error, props))
    } finally {
      isUnderWay.current = false
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
    /** A guest who edits the form presses the button again. */
    stopTrying: () => stopTrying.current?.(),
    /** Resumes a payment that this browser left under way; returns what ends the polling. */
    resume() {
      setGiven(draft.given())
      followLeft('loaded')
      return () => following.current?.abort()
    },
  }
}
