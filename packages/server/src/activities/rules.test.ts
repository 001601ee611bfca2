// Tests the title and sentence of each kind of activity, in each language, from its facts.
import { expect, test } from 'vitest'
import type { ActivityAction } from '../db/tables.ts'
import { type ActivityFacts, describeActivity } from './rules.ts'

const PAID = { paise: 1_00_501_00 }
const UPI_ID = { ...PAID, upi_id: 'meera@okbank' }

const tell = <Kind extends ActivityAction>(
  action: Kind,
  facts: ActivityFacts[Kind],
  guest: string | null = null,
) => ({
  ...{ action, facts, guest, box: 'शादी' },
})

const TOLD: readonly [told: Parameters<typeof describeActivity>[0], english: string, hindi: string][] = [
  [tell('event-box-created', {}), 'Event box “शादी” created', 'लिफ़ाफ़ा “शादी” बन गया'],
  [
    tell('contribution-received', { paise: 501_00 }, 'अनन्या राव'),
    'अनन्या राव gave ₹501',
    'अनन्या राव ने ₹501 का शगुन दिया',
  ],
  [tell('contribution-received', PAID), 'A guest gave ₹1,00,501', 'एक मेहमान ने ₹1,00,501 का शगुन दिया'],
  [
    tell('contribution-refunded', { paise: 501_50, why: 'refund' }, 'Sunita'),
    '₹501.50 refunded to Sunita',
    'Sunita को ₹501.50 लौटा दिए गए',
  ],
  [
    tell('contribution-refunded', { paise: 501_00, why: 'not-taken' }),
    '₹501 is yours again: the bank of the guest didn’t accept the refund',
    '₹501 फिर आपके हैं: मेहमान के बैंक ने लौटाए गए पैसे नहीं लिए',
  ],
  [
    tell('contribution-refunded', { paise: 501_00, why: 'dispute' }, 'Sunita'),
    '₹501 returned to Sunita’s bank after a dispute',
    'बैंक में शिकायत के बाद ₹501 Sunita के बैंक को लौट गए',
  ],
  [
    tell('upi-id-changed', { before: 'meera@okbank', after: null }),
    'Your UPI ID meera@okbank was removed',
    'आपकी UPI ID meera@okbank हटा दी गई',
  ],
  [
    tell('bank-account-changed', { before: null, after: '6789' }),
    'Your gifts will be paid to the bank account ending in 6789',
    'आपका शगुन अब बैंक खाते (आख़िरी अंक 6789) में आएगा',
  ],
  [
    tell('payout-waiting', { ...PAID, needs: 'another-upi-id' }),
    '₹1,00,501 from “शादी” is waiting for another UPI ID',
    '“शादी” के ₹1,00,501 रुके हैं: कृपया दूसरी UPI ID डालें',
  ],
  [
    tell('payout-due', { ...PAID, day: '2026-11-30' }),
    '₹1,00,501 from “शादी” will reach you by November 30, 2026',
    '“शादी” के ₹1,00,501 30 नवंबर 2026 तक आपको मिल जाएँगे',
  ],
  [
    tell('payout-sent', UPI_ID),
    'Paying ₹1,00,501 from “शादी” to meera@okbank',
    '“शादी” के ₹1,00,501 meera@okbank पर भेजे जा रहे हैं',
  ],
  [
    tell('payout-paid', { ...PAID, account: '6789' }),
    '₹1,00,501 from “शादी” was paid to your bank account ending in 6789',
    '“शादी” के ₹1,00,501 आपके बैंक खाते (आख़िरी अंक 6789) में पहुँच गए',
  ],
  [tell('payout-paid', PAID), '₹1,00,501 from “शादी” was paid to you', '“शादी” के ₹1,00,501 आपको पहुँच गए'],
  [
    tell('payout-reversed', UPI_ID),
    '₹1,00,501 from “शादी” was returned by meera@okbank',
    '“शादी” के ₹1,00,501 meera@okbank से लौट आए',
  ],
  [
    tell('payout-failed', PAID),
    '₹1,00,501 from “शादी” couldn’t be sent to you',
    '“शादी” के ₹1,00,501 आपको नहीं भेजे जा सके',
  ],
]

test.each(TOLD)('%j is told in English and in Hindi', (told, english, hindi) => {
  expect(describeActivity(told, 'en').text).toBe(english)
  expect(describeActivity(told, 'hi').text).toBe(hindi)
})

test('each kind has a title in the reader’s language', () => {
  expect(describeActivity(tell('payout-paid', PAID), 'en').title).toBe('Payout paid')
  expect(describeActivity(tell('payout-paid', PAID), 'hi').title).toBe('पैसे पहुँचे')
})
