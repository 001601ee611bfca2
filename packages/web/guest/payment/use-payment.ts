// Pays a gift: order, checkout, status and thanks, with every failure on the way. payment.ts has the states.
import { newRequestKey } from '@lifafa/contract/request-key'
import { useRef, useState } from 'react'
import type { ContributionValues } from '../hydration/contribution-values.ts'
import type { GivingProps } from '../hydration/giving-props.ts'
import { NotOpened } from './calls/not-opened.ts'
import { openOrder, type Paid } from './calls/payment-calls.ts'
import { tryAgain } from './calls/try-again.ts'
import { findEarlier } from './earlier-payment.ts'
import { type Gift, isSameGift, isTyped } from './gift.ts'
import {
  type Confirmed,
  nextState,
  type PaymentEvent,
  type PaymentState,
  type PollReason,
} from './payment.ts'
import { viewOf } from './payment-view.ts'
import { pollPaymentStatus } from './poll-payment-status.ts'
import { loadCheckout, payInCheckout } from './razorpay-checkout.ts'
import { reportFault } from './report-fault.ts'
import type { DraftStore, GivenGift, PaymentUnderWay } from './stored-draft.ts'

interface PaymentHandlers {
  draft: DraftStore
  /** The payment has arrived. */
  onPaid: (gift: Gift) => void
  /** The guest wants to start over. */
  onAnother: () => void
}

export function usePayment(page: GivingProps, { draft, onPaid, onAnother }: PaymentHandlers) {
  const { giftid, checkoutUrl } = page
  const [state, setState] = useState<PaymentState>({
    stage: 'idle',
    error: page.isPressed ? new NotOpened('pressAgain') : undefined,
  })
  const dispatch = (event: PaymentEvent) => setState((now) => nextState(now, event))
  const [given, setGiven] = useState<readonly GivenGift[]>([])
  const following = useRef<AbortController>(undefined)
  // A ref, since state is set too late to stop a second tap in the same moment.
  const giving = useRef<{ gift: Gift; stopping: AbortController }>(undefined)

  function thank(payment: PaymentUnderWay, paid: Paid) {
    following.current?.abort()
    draft.remove(payment)
    const { rupees, receipt } = paid
    if (receipt) draft.addGiven({ rupees, receipt })
    setGiven(draft.given())
    setState({ stage: 'thanked', paid })
    onPaid(payment.gift)
  }

  /** `error`: why no other order was opened. */
  function follow(payment: PaymentUnderWay, reason: PollReason, error?: unknown) {
    following.current?.abort()
    const controller = new AbortController()
    following.current = controller
    dispatch({ type: 'followed', payment, reason, error })
    pollPaymentStatus(giftid, payment, controller.signal, (update) => {
      if (update.state === 'paid') return thank(payment, update)
      if (update.state === 'refused') draft.savePayment({ ...payment, proof: undefined })
      dispatch({ type: 'updated', update })
    }).catch((fault) => {
      reportFault(fault)
      dispatch({ type: 'broke' })
    })
  }

  /** The same gift has the same key, in whatever tab and after whatever reload, until it is paid. */
  function paymentOf(gift: Gift): PaymentUnderWay {
    const { payment } = draft.read()
    return payment && isSameGift(payment.gift, gift) ? payment : { key: newRequestKey(), gift }
  }

  /** The payment that this browser left under way: its checkout was opened. */
  function openedPayment(): PaymentUnderWay | undefined {
    const { payment } = draft.read()
    return payment?.isOpened ? payment : undefined
  }

  function followOpened(reason: PollReason, error?: unknown) {
    const opened = openedPayment()
    if (opened) follow(opened, reason, error)
  }

  async function pay(payment: PaymentUnderWay, confirmed: Confirmed, stopping: AbortSignal): Promise<void> {
    const { gift } = payment
    const earlier = await findEarlier(giftid, draft, payment)
    if (earlier?.paid) return thank(earlier.payment, earlier.paid)
    if (earlier && !confirmed.despiteEarlier && !stopping.aborted) {
      const { rupees } = earlier.payment.gift
      // A yes to this is none to giving the same again: the server asks that.
      const yes = { despiteEarlier: true } as const
      setState({ stage: 'asking', question: { about: 'earlierMayArrive', rupees, gift, confirmed: yes } })
      return follow(earlier.payment, 'left')
    }
    const Razorpay = await loadCheckout(checkoutUrl)
    if (payment.proof) return follow(payment, 'left')
    // The previous payment is kept until the new checkout opens: it may still be captured.
    if (!openedPayment()) draft.savePayment(payment)
    // After a temporary refusal the order is retried without another press.
    const order = await tryAgain(
      () => openOrder(giftid, gift, payment.key, confirmed.again === true),
      stopping,
      (wait) => setState({ stage: 'opening', wait }),
    )
    if (!order) {
      setState({ stage: 'idle' })
      return followOpened('loaded')
    }
    if (typeof order === 'string') {
      const yes = { ...confirmed, again: true } as const
      setState({ stage: 'asking', question: { about: order, rupees: gift.rupees, gift, confirmed: yes } })
      return followOpened('loaded')
    }
    if (order.paid) return follow(payment, 'left')
    setState({ stage: 'checkout' })
    const opened = { ...payment, isOpened: true }
    draft.savePayment(opened)
    const proof = await payInCheckout(Razorpay, page, order, gift)
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
      setState({ stage: 'opening' })
      await pay(paymentOf(gift), confirmed, stopping.signal)
    } catch (error) {
      if (!(error instanceof NotOpened)) reportFault(error)
      setState({ stage: 'idle', error })
      // An earlier tap may have paid: then the page must not say that nothing was charged.
      followOpened('left', error)
    } finally {
      giving.current = undefined
    }
  }

  return {
    ...viewOf(state, page, {
      stop: () => giving.current?.stopping.abort(),
      giveAnother() {
        following.current?.abort()
        draft.clear()
        setState({ stage: 'idle' })
        onAnother()
      },
    }),
    closeThankYou: () => setState({ stage: 'idle' }),
    /** The gifts that were given from this browser. */
    given,
    answer(isYes: boolean) {
      dispatch({ type: 'answered' })
      if (isYes && state.stage === 'asking') give(state.question.gift, state.question.confirmed)
    },
    give,
    /** The message about a payment that may yet arrive stays. */
    hideNotice: () => setState((now) => (now.stage === 'idle' ? { stage: 'idle' } : now)),
    /** A guest who edits the form until the checkout opens presses the button again. The same gift in other spelling is no edit. */
    cancelIfChanged(typed: ContributionValues) {
      if (giving.current && !isTyped(giving.current.gift, typed)) giving.current.stopping.abort()
    },
    /** Resumes a payment that this browser left under way; returns what ends the polling. */
    resume() {
      setGiven(draft.given())
      followOpened('loaded')
      return () => following.current?.abort()
    },
  }
}
