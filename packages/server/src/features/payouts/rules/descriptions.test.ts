// The sentences in which a host reads of a payout: amount, box, to whom or by when.
import { expect, test } from 'vitest'
import { payoutDescriptions as told } from './descriptions.ts'

const to = (upi_id: string | null) => ({ amount_paise: 1_00_501_00, upi_id })
const UPI_ID = 'meera@okbank'

test.each([
  [told.waiting(501_50, 'Wedding', null), '₹501.50 of “Wedding” waits for your UPI ID'],
  [told.waiting(501_50, 'Wedding', UPI_ID), '₹501.50 of “Wedding” waits for another UPI ID'],
  [told.due(501_00, 'Wedding', '2026-11-30'), '₹501 of “Wedding” will reach you by November 30, 2026'],
  [told.sent(to(UPI_ID), 'Wedding'), '₹1,00,501 of “Wedding” is being sent to meera@okbank'],
  [told.sent(to(null), 'Wedding'), '₹1,00,501 of “Wedding” is being sent to your UPI ID'],
  [told.processed(to(UPI_ID), 'Wedding'), '₹1,00,501 of “Wedding” was paid to meera@okbank'],
  [told.processed(to(null), 'Wedding'), '₹1,00,501 of “Wedding” was paid to you'],
  [told.reversed(to(UPI_ID), 'Wedding'), '₹1,00,501 of “Wedding” came back from meera@okbank'],
  [told.reversed(to(null), 'Wedding'), '₹1,00,501 of “Wedding” came back from your UPI ID'],
  [told.failed(to(UPI_ID), 'Wedding'), '₹1,00,501 of “Wedding” could not be sent to meera@okbank'],
  [told.failed(to(null), 'Wedding'), '₹1,00,501 of “Wedding” could not be sent to your UPI ID'],
])('a host reads %j', (read, sentence) => {
  expect(read).toBe(sentence)
})
