// The bank's answer about a UPI ID or a bank account: its first letters choose it, so that a test can.
import type { Validation, ValidationResults, ValidationStatus } from '../entities/validation.ts'

type Answer = { status: ValidationStatus; results: ValidationResults }

export const NO_RESULTS: ValidationResults = {
  account_status: null,
  registered_name: null,
  details: null,
  name_match_score: null,
}

const completed = (results: Partial<ValidationResults>): Answer => ({
  status: 'completed',
  results: { ...NO_RESULTS, ...results },
})
const VALID = { account_status: 'active', details: 'The beneficiary account is valid' } as const

const TEST_VALUES: Record<string, Answer> = {
  invalid: completed({ account_status: 'invalid', details: 'The beneficiary account is invalid' }),
  another: completed({ ...VALID, registered_name: 'SURESH BABU', name_match_score: 0 }),
  nameless: completed(VALID),
  failed: { status: 'failed', results: NO_RESULTS },
  silent: { status: 'created', results: NO_RESULTS },
}

/** Any other UPI ID is registered to the contact, any other bank account to the holder in the request, in capitals. */
export function bankAnswer({ vpa, bank_account, contact }: Validation['fund_account']): Answer {
  const address = vpa?.address ?? bank_account?.account_number.toLowerCase() ?? ''
  const name = bank_account?.name ?? contact.name
  return (
    Object.entries(TEST_VALUES).find(([beginning]) => address.startsWith(beginning))?.[1] ??
    completed({ ...VALID, registered_name: name.toUpperCase(), name_match_score: 100 })
  )
}
