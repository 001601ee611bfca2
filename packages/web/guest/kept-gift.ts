// What this browser keeps of a gift to one box: what was typed, and a payment under way. A reload, a crash, or a fresh page
// after the UPI app finds both again, and two tabs share them, so that one gift has one key.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { DRAFT_MS } from '@lifafa/contract/limits'
import type { ContributionValues } from './contribution-form.tsx'
import { type Gift, isTyped } from './gift.ts'
import type { CheckoutProof } from './payment-calls.ts'

export interface PaymentUnderWay {
  /** The request key: the server knows the gift by it. */
  key: string
  gift: Gift
  /** The checkout was opened for it: it may have been paid. */
  isOpened?: boolean
  proof?: CheckoutProof
}

interface Kept {
  typed?: ContributionValues | undefined
  payment?: PaymentUnderWay | undefined
}

const PREFIX = `${PRODUCT_SLUG}:giving:`

const readItem = (item: string | null): Kept & { keptAt: number } => {
  const kept = JSON.parse(item ?? '{}')
  return Date.now() - kept.keptAt < DRAFT_MS ? kept : { keptAt: 0 }
}

/** What is too old goes from the phone, of other boxes too. */
function forgetOld(): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(PREFIX) && !readItem(localStorage.getItem(name)).keptAt) localStorage.removeItem(name)
}

/** A storage that is blocked or full is nobody's failure: then the page itself remembers, as long as it is open. */
export function giftKeeper(giftid: string) {
  const name = PREFIX + giftid
  let remembered: Kept | undefined

  function read(): Kept {
    if (remembered) return remembered
    try {
      forgetOld()
      return readItem(localStorage.getItem(name))
    } catch {
      return {}
    }
  }

  function keep(kept: Kept): void {
    const isEmpty = !kept.payment && !Object.values(kept.typed ?? {}).some(Boolean)
    try {
      if (isEmpty) localStorage.removeItem(name)
      else localStorage.setItem(name, JSON.stringify({ ...kept, keptAt: Date.now() }))
      remembered = undefined
    } catch {
      remembered = kept
    }
  }

  return {
    read,
    keepTyped: (typed: ContributionValues) => keep({ ...read(), typed }),
    keepPayment: (payment: PaymentUnderWay | undefined) => keep({ ...read(), payment }),
    /** After the thanks: another payment, or another gift that is being typed, stays. */
    settle({ key, gift }: PaymentUnderWay): void {
      const { typed, payment } = read()
      keep({
        typed: typed && isTyped(gift, typed) ? undefined : typed,
        payment: payment?.key === key ? undefined : payment,
      })
    },
    forget: () => keep({}),
  }
}

export type GiftKeeper = ReturnType<typeof giftKeeper>
