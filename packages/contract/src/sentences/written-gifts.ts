// Sentences of gifts that were written down, and of their count: at the desk and on the hosts' pages.
import { counted } from '../counted.ts'
import { formatCount } from '../money.ts'

export const entriesInWords = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`

export const writtenGiftSentences = {
  name: 'Name of the guest',
  amount: 'Amount in rupees',
  weight: 'Weight in grams',
  grams: (grams: string) => `${grams} g`,
  chequeWords: 'Bank and cheque number',
  village: 'Village or city',
  relation: 'Son, daughter or wife of',
  sides: { bride: 'Bride’s side', groom: 'Groom’s side' },
  strikeOutReason: 'Why is it struck out?',
  entries: entriesInWords,
  battery: (percent: number) => `Battery ${percent} %`,
  countCash: 'Count the cash',
  toCount: (envelopes: number, withoutAmount: number) =>
    `${counted(envelopes, 'envelope')}${withoutAmount === 0 ? '' : `, ${formatCount(withoutAmount)} without an amount`}`,
  notes: (rupees: number) => `Number of ₹${rupees} notes`,
  cheques: 'Number of cheques',
  reason: 'Why does it differ?',
  reasonBy: 'Who says so?',
  countClosed: (count: number) => `Count ${count} is closed.`,
} as const
