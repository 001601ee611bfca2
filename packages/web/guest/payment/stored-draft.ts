// Stores a guest's draft for one box in this browser: typed values, a payment under way, and what was given. A reload, a crash, or a new page
// after the UPI app restores both, and two tabs share them, so that one gift has one key.
import type { ReceiptSummary } from '@lifafa/contract/endpoints/payments'
import { DRAFT_MS, GIVEN_MS } from '@lifafa/contract/limits'
import type { ContributionValues } from '../hydration/contribution-values.ts'
import { DRAFT_PREFIX } from '../hydration/draft-prefix.ts'
import type { CheckoutProof } from './calls/payment-calls.ts'
import { type Gift, isTyped } from './gift.ts'

export interface PaymentUnderWay {
  /** The request key, by which the server identifies the gift. */
  key: string
  gift: Gift
  /** The checkout was opened for it: it may have been paid. */
  isOpened?: boolean
  proof?: CheckoutProof
}

/** A gift that has arrived, by whose receipt the page names it when its guest returns. */
export interface GivenGift {
  rupees: number
  receipt: ReceiptSummary
}

/** Empty where the item is missing, expired or broken: one that cannot be read must not hide the others. */
function readItem(name: string) {
  try {
    const item = JSON.parse(localStorage.getItem(name) ?? '')
    return Date.now() < item.until ? item : {}
  } catch {
    return {}
  }
}

/** Removes expired drafts, those of other boxes too. */
function removeExpired(): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(DRAFT_PREFIX) && !readItem(name).until) localStorage.removeItem(name)
}

/** Values of items that could not be stored, while the page is open. */
const remembered = new Map<string, unknown>()

/** Leaving the page loses something. */
export const hasUnstored = (): boolean => remembered.size > 0

/** The value is held in memory where storage is blocked or full. */
function storedItem<Value>(name: string, keptMs = DRAFT_MS) {
  function read(): Value | undefined {
    if (remembered.has(name)) return remembered.get(name) as Value | undefined
    try {
      removeExpired()
      return readItem(name).value
    } catch {
      return undefined
    }
  }

  function save(value: Value | undefined): void {
    try {
      if (value) localStorage.setItem(name, JSON.stringify({ value, until: Date.now() + keptMs }))
      else localStorage.removeItem(name)
      remembered.delete(name)
    } catch {
      remembered.set(name, value)
    }
  }

  return { read, save }
}

/**
 * Typed values are stored for a day after the last keystroke, a payment for a day after its last step, and the gifts that were given
 * for a month after the last.
 */
export function draftStore(giftid: string) {
  const typed = storedItem<ContributionValues>(`${DRAFT_PREFIX}${giftid}:typed`)
  const payment = storedItem<PaymentUnderWay>(`${DRAFT_PREFIX}${giftid}:payment`)
  const given = storedItem<GivenGift[]>(`${DRAFT_PREFIX}${giftid}:given`, GIVEN_MS)
  return {
    read: () => ({ typed: typed.read(), payment: payment.read() }),
    saveTyped(values: ContributionValues): void {
      const now = Object.values(values).some(Boolean) ? values : undefined
      // Loading the page shows values typed hours ago, which does not extend their time.
      if (JSON.stringify(now) !== JSON.stringify(typed.read())) typed.save(now)
    },
    savePayment: payment.save,
    /** Called after the thanks. Another payment, or another gift that is being typed, stays. */
    remove({ key, gift }: PaymentUnderWay): void {
      const values = typed.read()
      if (values && isTyped(gift, values)) typed.save(undefined)
      if (payment.read()?.key === key) payment.save(undefined)
    },
    given: () => given.read() ?? [],
    /** Once each: two tabs may thank for the same gift. */
    addGiven(gift: GivenGift): void {
      const others = (given.read() ?? []).filter(({ receipt }) => receipt.path !== gift.receipt.path)
      given.save([gift, ...others])
    },
    clear(): void {
      typed.save(undefined)
      payment.save(undefined)
    },
  }
}

export type DraftStore = ReturnType<typeof draftStore>
