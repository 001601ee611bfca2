// From a gift that is ready to be paid, through order and checkout, to the thanks, whatever happens on the way.
import { formatRupees } from '@lifafa/contract/money'
import { useRef, useState } from 'react'
import { type Gift, isSameGift } from '../gift/gift.ts'
import type { GivingProps } from '../handover/giving-props.ts'
import { fill } from '../handover/written.ts'
import { askStatus, openOrder } from './calls/payment-calls.ts'
import { newRequestKey } from './calls/request-key.ts'
import { tryAgain } from './calls/try-again.ts'
import { followPayment, type News } from './follow-payment.ts'
import type { DraftStore, PaymentUnderWay } from './kept-gift.ts'
import type { NoticeProps } from './notice.tsx'
import { busyNotice, type Came, notGenuine, unopenedNotice, waitingNotice } from './payment-notices.ts'
import { loadCheckout, payInCheckout } from './razorpay-checkout.ts'
import type { ThankYou } from './thank-you-dialog.tsx'

interface PaymentHandlers {
  keeper: DraftStore
  /** The gift has arrived. */
  onPaid: (gift: Gift) => void
  /** The guest wants to begin anew. */
  onAnother: () => void
}

export function usePayment(props: GivingProps, { keeper, onPaid, onAnother }: PaymentHandlers) {
  const { giftid, recipient, checkoutUrl, sentences } = props
  const [busyLabel, setBusyLabel] = useState<string>()
  const [notice, setNotice] = useState<NoticeProps>()
  const [thankYou, setThankYou] = useState<ThankYou>()
  const [repeated, setRepeated] = useState<{ gift: Gift; question: string }>()
  const following = useRef<AbortController>(undefined)
  const stopTrying = useRef<() => void>(undefined)
  // State is set too late for a second tap in the same moment.
  const isUnderWay = useRef(false)

  function thank(payment: PaymentUnderWay, rupees: number) {
    following.current?.abort()
    keeper.settle(payment)
    setBusyLabel(undefined)
    setNotice(undefined)
    setThankYou({ recipientTitle: recipient, rupees })
    onPaid(payment.gift)
  }

  function giveAnother() {
    following.current?.abort()
    keeper.forget()
    setBusyLabel(undefined)
    setNotice(undefined)
    onAnother()
  }

  function follow(payment: PaymentUnderWay, came: Came) {
    following.current?.abort()
    const controller = new AbortController()
    following.current = controller
    let hasProof = payment.proof !== undefined
    let isRefused = false

    function hear(news: News) {
      if (news.state === 'paid') return thank(payment, news.rupees)
      if (news.state === 'refused') {
        hasProof = false
        isRefused = true
        keeper.savePayment({ ...payment, proof: undefined })
        setBusyLabel(undefined)
        return setNotice(notGenuine(sentences))
      }
      setBusyLabel(hasProof && !news.isLong ? sentences.processing : undefined)
      if (!isRefused) setNotice(waitingNotice(news, came, sentences, giveAnother))
    }

    if (hasProof) hear({ state: 'pending', isLong: false })
    followPayment(giftid, payment, controller.signal, hear)
  }

  /** The key of the same gift is the same, in whatever tab and after whatever reload, until it is paid. */
  function paymentOf(gift: Gift): PaymentUnderWay {
    const { payment } = keeper.read()
    return payment && isSameGift(payment.gift, gift) ? payment : { key: newRequestKey(), gift }
  }

  /** Answers true where an earlier gift with other details turns out to be paid: whoever mends a letter pays once. */
  async function isEarlierPaid(payment: PaymentUnderWay): Promise<boolean> {
    const { payment: earlier } = keeper.read()
    if (!earlier?.isOpened || earlier.key === payment.key) return false
    const { state, rupees } = await askStatus(earlier.key)
    if (state !== 'paid') return false
    thank(earlier, rupees)
    return true
  }

  /** Where too many give at once the guest waits, and need not press again. */
  const openInTurn = (payment: PaymentUnderWay, again: boolean) =>
    tryAgain(
      () => openOrder(giftid, payment.gift, payment.key, again),
      (seconds, stop) => {
        stopTrying.current = stop
        setBusyLabel(seconds > 0 ? fill(sentences.tryingAgainIn, `${seconds}`) : sentences.initiating)
        setNotice(busyNotice(sentences, stop))
      },
    ).finally(() => setNotice(undefined))

  async function pay(payment: PaymentUnderWay, again: boolean): Promise<void> {
    setBusyLabel(sentences.initiating)
    const Razorpay = await loadCheckout(checkoutUrl)
    if (await isEarlierPaid(payment)) return
    keeper.savePayment(payment)
    if (payment.proof) return follow(payment, 'left')
    const order = await openInTurn(payment, again)
    if (!order) return setBusyLabel(undefined)
    if (typeof order === 'string') {
      setBusyLabel(undefined)
      const question = fill(sentences[order], formatRupees(payment.gift.rupees))
      return setRepeated({ gift: payment.gift, question })
    }
    if (order.paid) return thank(payment, payment.gift.rupees)
    setBusyLabel(sentences.processing)
    const opened = { ...payment, isOpened: true }
    keeper.savePayment(opened)
    const proof = await payInCheckout(Razorpay, props, order, payment.gift)
    const left = proof ? { ...opened, proof } : opened
    keeper.savePayment(left)
    follow(left, 'left')
  }

  async function give(gift: Gift, again = false): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    following.current?.abort()
    setNotice(undefined)
    const payment = paymentOf(gift)
    try {
      await pay(payment, again)
    } catch (error) {
      setBusyLabel(undefined)
      // It may have been paid at an earlier tap: then nobody is told that nothing was charged.
      if (payment.isOpened) follow(payment, 'unserved')
      else setNotice(unopenedNotice(error, props))
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    busyLabel,
    notice,
    thankYou,
    closeThankYou: () => setThankYou(undefined),
    /** A gift that was given a moment ago; the guest is asked whether to give it again. */
    repeated,
    decideToRepeat(again: boolean) {
      setRepeated(undefined)
      if (again && repeated) give(repeated.gift, true)
    },
    give,
    hideNotice: () => setNotice(undefined),
    /** Whoever mends what was typed presses again when it is mended. */
    stopTrying: () => stopTrying.current?.(),
    /** Takes up a payment that this browser left under way; answers what ends the asking. */
    resume() {
      const { payment } = keeper.read()
      if (payment?.isOpened) follow(payment, 'loaded')
      return () => following.current?.abort()
    },
  }
}
