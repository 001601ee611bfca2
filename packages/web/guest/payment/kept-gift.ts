// What this browser keeps of a gift to one box: what was typed, and a payment under way. A reload, a crash, or a fresh page
// after the UPI app finds both again, and two tabs share them, so that one gift has one key.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { DRAFT_MS } from '@lifafa/contract/limits'
import type { ContributionValues } from '../gift/contribution-values.ts'
import { type Gift, isTyped } from '../gift/gift.ts'
import type { CheckoutProof } from './calls/payment-calls.ts'

export interface PaymentUnderWay {
  /** The request key: the server knows the gift by it. */
  key: string
  gift: Gift
  /** The checkout was opened for it: it may have been paid. */
  isOpened?: boolean
  proof?: CheckoutProof
}

const PREFIX = `${PRODUCT_SLUG}:giving:`

const readItem = (name: string) => {
  const item = JSON.parse(localStorage.getItem(name) ?? '{}')
  return Date.now() - item.keptAt < DRAFT_MS ? item : {}
}

/** What is too old goes from the phone, of other boxes too. */
function forgetOld(): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(PREFIX) && !readItem(name).keptAt) localStorage.removeItem(name)
}

/** A storage that is blocked or full is nobody's failure: then the page itself remembers, as long as it is open. */
function itemKeeper<Value>(name: string) {
  let remembered: { value: Value | undefined } | undefined

  function read(): Value | undefined {
    if (remembered) return remembered.value
    try {
      forgetOld()
      return readItem(name).value
    } catch {
      return undefined
    }
  }

  function keep(value: Value | undefined): void {
    try {
      if (value) localStorage.setItem(name, JSON.stringify({ value, keptAt: Date.now() }))
      else localStorage.removeItem(name)
      remembered = undefined
    } catch {
      remembered = { value }
    }
  }

  return { read, keep }
}

/** Each for a day: what is typed since its last letter, a payment since its last step. */
export function draftStore(giftid: string) {
  const typed = itemKeeper<ContributionValues>(`${PREFIX}${giftid}:typed`)
  const payment = itemKeeper<PaymentUnderWay>(`${PREFIX}${giftid}:payment`)
  return {
    read: () => ({ typed: typed.read(), payment: payment.read() }),
    saveTyped(values: ContributionValues): void {
      const now = Object.values(values).some(Boolean) ? values : undefined
      // A page that is loaded shows what somebody typed hours ago: it grows no younger by that.
      if (JSON.stringify(now) !== JSON.stringify(typed.read())) typed.keep(now)
    },
    savePayment: payment.keep,
    /** After the thanks: another payment, or another gift that is being typed, stays. */
    settle({ key, gift }: PaymentUnderWay): void {
      const values = typed.read()
      if (values && isTyped(gift, values)) typed.keep(undefined)
      if (payment.read()?.key === key) payment.keep(undefined)
    },
    forget(): void {
      typed.keep(undefined)
      payment.keep(undefined)
    },
  }
}

export type DraftStore = ReturnType<typeof draftStore>
