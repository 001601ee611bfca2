// Stores name, phone and address in this browser for all boxes, for a guest who ticked it and until the tick is removed.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import type { ContributionValues } from '../gift/contribution-values.ts'

type RememberedGuest = Omit<ContributionValues, 'amount'>

const ITEM = `${PRODUCT_SLUG}:guest`

/** Null where nobody is remembered, or where the browser blocks its storage. */
export function readGuest(): RememberedGuest | null {
  try {
    return JSON.parse(localStorage.getItem(ITEM) ?? 'null')
  } catch {
    return null
  }
}

/** Null forgets. Where storage is blocked or full, nobody is remembered. */
export function rememberGuest(guest: RememberedGuest | null): void {
  try {
    if (guest) localStorage.setItem(ITEM, JSON.stringify(guest))
    else localStorage.removeItem(ITEM)
  } catch {}
}
