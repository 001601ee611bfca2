// What the form does: from what is typed, through the order and the payment, to the thanks.
import { PHONE_DIGITS } from '@lifafa/contract/limits'
import { parseContribution } from '@lifafa/contract/money'
import { phoneDigits } from '@lifafa/contract/phone-digits'
import { givingSentences as sentences } from '@lifafa/contract/sentences/giving'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContributionErrors, ContributionFormProps, ContributionValues } from './contribution-form.tsx'
import { type Gift, readGift } from './gift.ts'
import type { GivingProps } from './giving-props.ts'
import type { NoticeProps } from './notice.tsx'
import { openOrder, provePayment } from './payment-calls.ts'
import { loadCheckout, payInCheckout } from './razorpay-checkout.ts'
import { requestKeys } from './request-key.ts'
import type { ThankYou } from './thank-you-dialog.tsx'

const nothingTyped: ContributionValues = { name: '', phone: '', amount: '', address: '' }

interface Contribution {
  form: Omit<ContributionFormProps, 'buttonLabel'>
  thankYou: ThankYou | undefined
  closeThankYou: () => void
}

const focusFirstWrongField = () => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** `typedEarly`: what stood in the fields before this script came. */
export function useContribution(
  { giftid, recipient, checkoutUrl }: GivingProps,
  typedEarly: Partial<ContributionValues>,
): Contribution {
  const [values, setValues] = useState(nothingTyped)
  const [errors, setErrors] = useState<ContributionErrors>({})
  const [busyLabel, setBusyLabel] = useState<string>()
  const [notice, setNotice] = useState<NoticeProps>()
  const [thankYou, setThankYou] = useState<ThankYou>()
  const [keys] = useState(requestKeys)
  // State is set too late for a second tap in the same moment.
  const isUnderWay = useRef(false)

  useEffect(() => {
    setValues((before) => ({ ...before, ...typedEarly }))
  }, [typedEarly])

  function change(field: keyof ContributionValues, typed: string) {
    // The script is fetched while the guest is still typing.
    loadCheckout(checkoutUrl).catch(() => {})
    const value = field === 'phone' ? phoneDigits(typed) : typed
    setValues((before) => ({ ...before, [field]: value }))
    if (field !== 'phone' || value.length === PHONE_DIGITS)
      setErrors((before) => ({ ...before, [field]: undefined }))
  }

  async function give(gift: Gift) {
    setBusyLabel(sentences.initiating)
    const Razorpay = await loadCheckout(checkoutUrl)
    const open = () => openOrder(giftid, gift, keys.keyFor(gift))
    const order = await open()
    if (order.paid) return thank(gift)
    setBusyLabel(sentences.processing)
    const proof = await payInCheckout(Razorpay, order, gift)
    if (!proof) {
      // Whoever closes the window may have paid in it: the same order tells, and nobody is asked to pay twice.
      const isPaid = await open().then(
        ({ paid }) => paid,
        () => false,
      )
      return isPaid ? thank(gift) : setNotice({ tone: 'waiting', text: sentences.dismissed })
    }
    setNotice({ tone: 'waiting', text: sentences.confirming })
    const outcome = await provePayment(proof, giftid, gift)
    if (outcome === 'refused') return setNotice({ tone: 'problem', text: sentences.verifyFailed })
    if (outcome === 'unknown') return setNotice({ tone: 'waiting', text: sentences.confirmingLong })
    thank(gift)
  }

  function thank(gift: Gift) {
    keys.forget()
    setNotice(undefined)
    setValues(nothingTyped)
    setThankYou({ recipientTitle: recipient, rupees: gift.rupees })
  }

  async function submit() {
    if (isUnderWay.current) return
    const read = readGift(values)
    setNotice(undefined)
    flushSync(() => setErrors('errors' in read ? read.errors : {}))
    if ('errors' in read) return focusFirstWrongField()
    isUnderWay.current = true
    try {
      await give(read.gift)
    } catch (error) {
      setNotice({
        tone: 'problem',
        text: error instanceof Error ? error.message : sentences.createOrderFailed,
      })
    } finally {
      isUnderWay.current = false
      setBusyLabel(undefined)
    }
  }

  const amount = parseContribution(values.amount)
  return {
    form: {
      values,
      errors,
      rupees: 'rupees' in amount ? amount.rupees : undefined,
      busyLabel,
      notice,
      onChange: change,
      onSubmit: submit,
    },
    thankYou,
    closeThankYou: () => setThankYou(undefined),
  }
}
