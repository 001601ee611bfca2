// The form's state: values, errors, and the draft that survives a reload.

import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { guestFields } from '@lifafa/contract/fields/guest'
import { phoneDigits } from '@lifafa/contract/fields/phone-digits'
import { formatCount, parseContribution } from '@lifafa/contract/money'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContributionErrors, ContributionValues } from '../hydration/contribution-values.ts'
import type { GivingProps, Translations } from '../hydration/giving-props.ts'
import { translate } from '../hydration/giving-sentences.ts'
import { prefetchGuestToken } from '../payment/calls/guest-token.ts'
import { isTyped, readGift } from '../payment/gift.ts'
import { loadCheckout } from '../payment/razorpay-checkout.ts'
import { draftStore, hasUnstored } from '../payment/stored-draft.ts'
import { usePayment } from '../payment/use-payment.ts'
import type { ContributionFormProps } from './contribution-form.tsx'
import type { Early } from './early-input.ts'
import { initialForm, type RememberedGuest } from './initial-form.ts'

const nothingTyped: ContributionValues = { name: '', phone: '', amount: '', address: '' }

const inLanguage = (errors: ContributionErrors, translations: Translations): ContributionErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [field, sentence && translate(sentence, translations)]),
  )

const focusFirst = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

interface Contribution
  extends Pick<
    ReturnType<typeof usePayment>,
    'given' | 'thankYou' | 'closeThankYou' | 'question' | 'answer'
  > {
  form: Omit<ContributionFormProps, 'action' | 'buttonLabel'>
}

/** `early`: the input before hydration. */
export function useContribution(props: GivingProps, early: Early | undefined): Contribution {
  const [values, setValues] = useState(props.typed ?? nothingTyped)
  const [errors, setErrors] = useState<ContributionErrors>({})
  const [isRemembered, setRemembered] = useState(false)
  const isTouched = useRef(false)
  const [draft] = useState(() => draftStore(props.giftid))
  const { give, hideNotice, cancelIfChanged, resume, busyLabel, notice, ...dialogs } = usePayment(props, {
    draft,
    // Values of another gift that is being typed meanwhile stay.
    onPaid: (gift) => setValues((now) => (isTyped(gift, now) ? startAgain() : now)),
    onAnother() {
      setValues(startAgain())
      focusFirst('input')
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, within hydration: no press comes before it
  useLayoutEffect(() => {
    const initial = initialForm(early, draft.read().typed, readGuest())
    const all = { ...values, ...initial.values }
    isTouched.current = initial.isTouched
    setRemembered(initial.isRemembered)
    setValues(all)
    // Submitting flushes, which React does not do inside an effect.
    if (initial.isPressed) setTimeout(() => submit(all, initial.isRemembered))
    return resume()
  }, [])

  useEffect(() => {
    if (isTouched.current) draft.saveTyped(values)
  }, [draft, values])

  // This page comes by its address, and not by the form that was sent for it, when it is loaded again: a UPI app may have taken the
  // phone's memory.
  useEffect(() => {
    if (props.typed && !hasUnstored()) history.replaceState(null, '')
  }, [props.typed])

  function startAgain(): ContributionValues {
    isTouched.current = false
    return { ...nothingTyped, ...readGuest() }
  }

  function change(field: keyof ContributionValues, typed: string) {
    isTouched.current = true
    const value = field === 'phone' ? phoneDigits(typed) : typed
    setValues((before) => ({ ...before, [field]: value }))
    // The checkout script is fetched while the guest is still typing.
    loadCheckout(props.checkoutUrl).catch(() => {})
    prefetchGuestToken()
    cancelIfChanged({ ...values, [field]: value })
    // A number that is too short stays so until its last digit; one that was missing is not missing any more.
    if (field !== 'phone' || values.phone === '' || guestFields.phone.rule(value) === undefined)
      setErrors((before) => ({ ...before, [field]: undefined }))
  }

  const amount = parseContribution(values.amount)

  /** An amount that cannot be given is said to be wrong when its field is left, an empty one when the form is sent. */
  function leaveAmount() {
    if ('rupees' in amount) {
      const whole = formatCount(amount.rupees)
      if (whole !== values.amount) change('amount', whole)
    } else if (values.amount)
      setErrors((before) => ({ ...before, amount: translate(amount.sentence, props.translations) }))
  }

  function chooseRemembered(isChosen: boolean) {
    setRemembered(isChosen)
    if (!isChosen) rememberGuest(null)
  }

  function submit(typed: ContributionValues, isToRemember: boolean) {
    const read = readGift(typed)
    flushSync(() => setErrors('errors' in read ? inLanguage(read.errors, props.translations) : {}))
    if ('gift' in read) {
      const { rupees: _, ...guest } = read.gift
      if (isToRemember) rememberGuest(guest)
      give(read.gift)
    } else {
      hideNotice()
      focusFirst('[aria-invalid="true"]')
    }
  }

  return {
    form: {
      values,
      errors,
      rupees: 'rupees' in amount ? amount.rupees : undefined,
      isRemembered,
      busyLabel,
      notice,
      onChange: change,
      onLeaveAmount: leaveAmount,
      onRemember: chooseRemembered,
      onSubmit: () => submit(values, isRemembered),
    },
    ...dialogs,
  }
}

const ITEM = `${PRODUCT_SLUG}:guest`

/** Null where nobody is remembered, or where the browser blocks its storage. */
function readGuest(): RememberedGuest | null {
  try {
    return JSON.parse(localStorage.getItem(ITEM) ?? 'null')
  } catch {
    return null
  }
}

/** Null forgets. If storage is blocked or full, nobody is remembered. */
function rememberGuest(guest: RememberedGuest | null): void {
  try {
    if (guest) localStorage.setItem(ITEM, JSON.stringify(guest))
    else localStorage.removeItem(ITEM)
  } catch {}
}
