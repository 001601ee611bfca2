// Tests the words for the events of a timeline that are said in more than one way.
import type { TimelineEvent } from '@lifafa/contract/endpoints/admin/timeline'
import { expect, test } from 'vitest'
import { told } from './told.ts'

const NOTHING = {
  paise: null,
  state: null,
  note: null,
  number: null,
  upi_id: null,
  until: null,
  accounts: null,
}
const UNTIL = '2026-11-26T07:01:00Z'
const WHEN = 'November 26, 2026, 12:31\u00a0PM'
const ACCOUNTS = { gateway_receivable: 521_04, owed_to_hosts: -501_00, output_gst: -20_04 }

test.each<[TimelineEvent['kind'], Partial<TimelineEvent>, string]>([
  ['order', { paise: 521_04 }, 'order x opened: ₹521.04 (₹501 for the host, ₹20.04 fee)'],
  ['payment-begun', { paise: 521_04 }, 'x started at Razorpay: ₹521.04'],
  ['payment', { state: 'captured', note: '612345678901' }, 'x: captured, bank reference (UTR) 612345678901'],
  ['payment', { state: 'failed', note: 'declined' }, 'x: failed, declined'],
  ['webhook', { note: 'order.paid' }, 'Razorpay reported order.paid, event x: not handled yet'],
  [
    'webhook',
    { note: 'order.paid', state: 'already' },
    'Razorpay reported order.paid, event x: already known',
  ],
  [
    'transfer',
    { paise: 100, note: 'acc_1', until: '9999-01-01T00:00:00.000Z' },
    'transfer x of ₹1 to acc_1 made with the order, on hold with no end date',
  ],
  [
    'dispute',
    { state: 'open', note: 'pre_arbitration', until: UNTIL },
    `dispute x: open (pre arbitration); reply by ${WHEN}`,
  ],
  ['dispute', { state: 'won', note: 'chargeback', until: UNTIL }, 'dispute x: won (chargeback)'],
  [
    'contribution',
    { paise: 501_00, state: 'box-closed' },
    'gift of ₹501 recorded as contribution x, after its event box closed',
  ],
  [
    'refund-requested',
    { paise: 104_00, state: 'dispute', note: 'disp_1' },
    'refund x of ₹104 requested: lost dispute disp_1',
  ],
  ['refund', { state: 'processed', note: 'rfnd_1' }, 'refund rfnd_1: refunded'],
  [
    'ledger',
    { state: 'contribution', accounts: ACCOUNTS },
    'ledger, contribution: gateway receivable +₹521.04, owed to hosts −₹501, output GST −₹20.04',
  ],
  ['settled', { paise: -104_00, note: 'rfnd_1' }, 'settlement x has −₹104 for rfnd_1'],
  [
    'payout',
    { number: 1, state: 'open', note: 'no-upi-id' },
    'payout 1 of the event box: on hold, the host has to add a UPI ID or bank account',
  ],
  [
    'payout',
    { number: 1, state: 'paid', note: 'UTR1' },
    'payout 1 of the event box: paid, bank reference (UTR) UTR1',
  ],
  ['payout', { number: 1, state: 'failed', note: 'closed' }, 'payout 1 of the event box: failed, closed'],
  [
    'payout-sent',
    { number: 1, state: 'in-file', upi_id: 'a•••@okbank' },
    'payout 1 of the event box: put into a bank file, to be paid to a•••@okbank',
  ],
  ['payout-sent', { number: 1, state: 'provider' }, 'payout 1 of the event box: sent'],
  ['next-payout', { number: 1, state: 'open', note: 'upi-id-changed' }, 'payout 1 can be paid'],
  ['next-refund', { state: 'requested' }, 'we’ll send refund x'],
  ['next-payout', { number: 1, state: 'processing' }, 'we’ll ask Razorpay about payout 1'],
  [
    'next-job',
    { state: 'failed', number: 2 },
    'job x failed for good, tried again 2 times. It needs a check',
  ],
  ['next-job', { state: 'active', number: 1 }, 'job x is running, tried again 1 time'],
])('%s, %j: %s', (kind, more, text) => {
  expect(told({ ...NOTHING, at: UNTIL, id: 'x', kind, ...more })).toBe(text)
})
