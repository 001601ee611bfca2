// Asks RazorpayX who holds a UPI ID or a bank account: an account validation that names contact and account at once
// (docs/razorpay.md §7.2).
import type { ProviderAccess } from '../../settings.ts'
import { fundAccountOf } from '../destination.ts'
import { PER_PAGE } from '../pages.ts'
import { providerUpiIdCheck, type UpiIdChecks } from '../upi-id-checks.ts'
import { openProviderCalls } from './provider-call.ts'
import { listOf } from './read-rows.ts'

const PATH = '/fund_accounts/validations'

/**
 * Has a circuit breaker of its own, and no listener. An account without this product is answered like one with a
 * wrong key (401), and nobody has to be woken for it.
 */
export function upiIdCheckClient(
  settings: ProviderAccess,
  openCalls = openProviderCalls,
): UpiIdChecks | undefined {
  const { payoutAccount, payoutMode } = settings
  if (payoutAccount === undefined || payoutMode !== 'on') return undefined
  const call = openCalls(settings)
  return {
    ask: ({ id, destination, ...payee }) =>
      call(providerUpiIdCheck, {
        method: 'POST',
        path: PATH,
        body: {
          source_account_number: payoutAccount,
          validation_type: 'pennydrop',
          reference_id: id,
          // A webhook has no reference.
          notes: { upi_id_check: id },
          fund_account: fundAccountOf(destination, payee),
        },
      }),
    fetch: (providerCheckId) =>
      call(providerUpiIdCheck, { method: 'GET', path: `${PATH}/${encodeURIComponent(providerCheckId)}` }),
    async find(id) {
      const query = new URLSearchParams({ account_number: payoutAccount, count: String(PER_PAGE) })
      const latest = await call(listOf(providerUpiIdCheck, PATH), { method: 'GET', path: `${PATH}?${query}` })
      return latest.find((check) => idOfCheck(check) === id)
    },
  }
}

/** Our id of a question; undefined if it is not ours. */
export const idOfCheck = ({
  reference_id,
  notes,
}: {
  reference_id?: string | null | undefined
  notes: Record<string, string>
}): string | undefined => reference_id ?? notes.upi_id_check
