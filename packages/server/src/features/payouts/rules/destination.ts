// Decides where a host is paid, whether that is where an attempt went, and until when a change of it is waited out.
import type { HostLanguage } from '@lifafa/contract/languages'
import { UPI_ID_CHANGE_WAIT_MS } from '@lifafa/contract/limits'
import { type ActivityFacts, BANK_ACCOUNT_WORDS } from '../../../activities/rules.ts'
import type { Paise, Row } from '../../../db/tables.ts'
import { lastDigits } from '../../../privacy.ts'
import { type Destination, upiIdDestination } from '../../../provider/destination.ts'

/** The columns of a host, and of an attempt. */
export type DestinationColumns = Pick<Row<'hosts'>, 'upi_id' | 'bank_account' | 'ifsc' | 'bank_account_name'>

/** It is paid as agreed with the host. */
export const NO_DESTINATION = { upi_id: null, bank_account: null, ifsc: null, bank_account_name: null }

/** The bank account before the UPI ID: it takes larger sums. Null where there is neither. */
export function destinationOf(columns: DestinationColumns): Destination | null {
  const { bank_account: accountNumber, ifsc, bank_account_name: name } = columns
  if (accountNumber !== null && ifsc !== null && name !== null)
    return { kind: 'bank-account', accountNumber, ifsc, name }
  return upiIdDestination(columns.upi_id)
}

/** The columns of an attempt to pay a host. */
export function columnsOf(host: DestinationColumns): DestinationColumns {
  const { bank_account, ifsc, bank_account_name } = host
  return { upi_id: bank_account === null ? host.upi_id : null, bank_account, ifsc, bank_account_name }
}

export const isSameDestination = (one: DestinationColumns, other: DestinationColumns): boolean =>
  JSON.stringify(destinationOf(one)) === JSON.stringify(destinationOf(other))

/** As its host reads it; null without one. */
export function destinationText(columns: DestinationColumns, language: HostLanguage): string | null {
  const destination = destinationOf(columns)
  return destination?.kind === 'bank-account'
    ? BANK_ACCOUNT_WORDS[language].yours(lastDigits(destination.accountNumber))
    : (destination?.upiId ?? null)
}

/** As the host's feed has it. */
export function paidTo(attempt: DestinationColumns & { amount_paise: Paise }): ActivityFacts['payout-sent'] {
  const destination = destinationOf(attempt)
  return {
    paise: attempt.amount_paise,
    ...(destination?.kind === 'upi-id' && { upi_id: destination.upiId }),
    ...(destination?.kind === 'bank-account' && { account: lastDigits(destination.accountNumber) }),
  }
}

/** As an administrator reads it. `whole`: to be typed where it is paid. Null where it is no bank account. */
export function bankAccountText(columns: DestinationColumns, shown: 'masked' | 'whole'): string | null {
  const destination = destinationOf(columns)
  if (destination?.kind !== 'bank-account') return null
  const { accountNumber, ifsc, name } = destination
  return `${name}, ${shown === 'whole' ? accountNumber : `••••${lastDigits(accountNumber)}`}, ${ifsc}`
}

/** Null where that is over, nothing was changed, or there is nowhere to pay. */
export function waitsUntil(
  {
    upi_id_changed_at,
    bank_account_changed_at,
    ...columns
  }: DestinationColumns & Pick<Row<'hosts'>, 'upi_id_changed_at' | 'bank_account_changed_at'>,
  now: Date,
): Date | null {
  const changedAt = Math.max(upi_id_changed_at?.getTime() ?? 0, bank_account_changed_at?.getTime() ?? 0)
  const until = new Date(changedAt + UPI_ID_CHANGE_WAIT_MS)
  return destinationOf(columns) !== null && until > now ? until : null
}

/** When the host last chose the destination, in ms; 0 without one. A UPI ID counts anew once a bank account is removed. */
export function chosenAt(
  host: DestinationColumns & Pick<Row<'hosts'>, 'upi_id_changed_at' | 'bank_account_changed_at'>,
): number {
  const kind = destinationOf(host)?.kind
  if (!kind) return 0
  const upiIdAt = kind === 'upi-id' ? host.upi_id_changed_at : null
  return Math.max(upiIdAt?.getTime() ?? 0, host.bank_account_changed_at?.getTime() ?? 0)
}
