// The sentences about payouts in the host's feed: amount, box, recipient or day.
import { expect, test } from 'vitest'
import { payoutDescriptions as descriptions } from './descriptions.ts'

const NO_ACCOUNT = { bank_account: null, ifsc: null, bank_account_name: null }
const ACCOUNT = { bank_account: '765432123456789', ifsc: 'HDFC0000053', bank_account_name: 'Meera Nair' }
const to = (upi_id: string | null, account: typeof ACCOUNT | typeof NO_ACCOUNT = NO_ACCOUNT) => ({
  ...{ amount_paise: 1_00_501_00, upi_id },
  ...account,
})
const UPI_ID = 'meera@okbank'

test.each([
  [descriptions.waiting(501_50, 'Wedding', to(null)), '₹501.50 of “Wedding” waits for your UPI ID'],
  [descriptions.waiting(501_50, 'Wedding', to(UPI_ID)), '₹501.50 of “Wedding” waits for another UPI ID'],
  [
    descriptions.due(501_00, 'Wedding', '2026-11-30'),
    '₹501 of “Wedding” will reach you by November 30, 2026',
  ],
  [descriptions.submitted(to(UPI_ID), 'Wedding'), '₹1,00,501 of “Wedding” is being sent to meera@okbank'],
  [descriptions.submitted(to(null), 'Wedding'), '₹1,00,501 of “Wedding” is being sent to your UPI ID'],
  [descriptions.paid(to(UPI_ID), 'Wedding'), '₹1,00,501 of “Wedding” was paid to meera@okbank'],
  [
    descriptions.waiting(501_50, 'Wedding', to(UPI_ID, ACCOUNT)),
    '₹501.50 of “Wedding” waits for another bank account',
  ],
  [
    descriptions.paid(to(UPI_ID, ACCOUNT), 'Wedding'),
    '₹1,00,501 of “Wedding” was paid to your bank account ending in 6789',
  ],
  [descriptions.paid(to(null), 'Wedding'), '₹1,00,501 of “Wedding” was paid to you'],
  [descriptions.returned(to(UPI_ID), 'Wedding'), '₹1,00,501 of “Wedding” came back from meera@okbank'],
  [descriptions.returned(to(null), 'Wedding'), '₹1,00,501 of “Wedding” came back from your UPI ID'],
  [descriptions.failed(to(UPI_ID), 'Wedding'), '₹1,00,501 of “Wedding” could not be sent to meera@okbank'],
  [descriptions.failed(to(null), 'Wedding'), '₹1,00,501 of “Wedding” could not be sent to your UPI ID'],
])('a host reads %j', (read, sentence) => {
  expect(read).toBe(sentence)
})
