// The facts of a statement: all money of an event box, as of one moment.
import type { Money } from '../endpoints/box-money.ts'
import type { HostLanguage } from '../languages.ts'

/**
 * Moments in ISO 8601; lists with the oldest first. `reference`: ours; of a contribution the one that its guest's receipt and the
 * host's list of guests have.
 */
export type BoxStatement = {
  box: { giftid: string; name: string; day: string }
  /** Whose box it is. */
  host: string
  /** That host's. */
  language: HostLanguage
  as_of: string
  money: Money
  contributions: readonly {
    at: string
    guest: string | null
    bank_reference: string | null
    reference: string
    /** Without the fee, which is paid beside it. */
    paise: number
    fee_paise: number
    given_back_paise: number
  }[]
  given_back: readonly {
    at: string
    guest: string | null
    is_disputed: boolean
    reference: string
    paise: number
  }[]
  /** Added to what is received; negative where taken from it. */
  corrections: readonly { at: string; reference: string; paise: number }[]
  /** Transfers to the host. */
  payouts: readonly {
    at: string
    upi_id: string | null
    /** The last digits of the bank account, where it is one and no UPI ID. */
    account_digits?: string
    bank_reference: string | null
    reference: string
    paise: number
  }[]
}
