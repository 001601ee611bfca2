// The contents of a statement: its sections, rows and totals, for the PDF and for the workbook alike.
import type { BoxStatement } from '@lifafa/contract/box-money/box-statement'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatDay, formatMoment, formatTime } from '@lifafa/contract/dates'
import { formatCount } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { adjustmentSentence, moneySentence, moneySentences } from '@lifafa/contract/sentences/host/money'

/** `at`: a moment, ISO 8601. `under`: a smaller line below the text, of a PDF. */
export type Cell = { text: string; under?: string } | { paise: number } | { at: string } | { number: number }
/** `width`: in points; the PDF gives what is left of its page to the widest. */
export type Column = { title: string; width: number; isAmount?: true }
export type Row = readonly Cell[]
export type Section = {
  title: string
  columns: readonly Column[]
  rows: readonly Row[]
  totals: readonly Row[]
  /** A smaller title above the first row. */
  part?: string
  /** Its rows go on with the table above, whose head stands again only where they begin a page. */
  continues?: boolean
  startsPage?: boolean
  /** Of rows that are filled in by hand: their height in points. */
  rowHeight?: number
  /** For the sums of pages: of each row. */
  paise?: readonly number[]
}
/** A statement lies across, a book is held upright. */
export type PaperName = 'a4-across' | 'a4' | 'a5'
export type Contents = {
  title: string
  lines: readonly string[]
  paper: PaperName
  foot: (page: number, pages: number) => string
  /** The lines below the table of a page, of what its rows sum up to, and all rows up to there. */
  pageSum?: (onPage: number, soFar: number) => readonly string[]
  sections: readonly Section[]
}

const momentOf = (iso: string): string => `${formatMoment(iso)}, ${formatTime(iso)}`
/** Writes a moment as pages do: `November 21, 2026, 6:42 PM`, in India. */
export const textOf = (moment: string): string => momentOf(moment).replace('\u00a0', ' ')

const AMOUNT = { width: 80, isAmount: true } as const
const WHEN: Column = { title: 'Date and time (India)', width: 126 }
const BANK_REFERENCE: Column = { title: 'UTR', width: 92 }
const REFERENCE: Column = { title: 'Lifafa reference', width: 176 }
const guest = (width: number): Column => ({ title: 'Guest', width })
const amount = (title: string): Column => ({ title, ...AMOUNT })

const words = (text: string): Cell => ({ text })
const nobody = words('')
const paise = (of: number): Cell => ({ paise: of })
const sum = (all: readonly { paise: number }[]): number => all.reduce((total, one) => total + one.paise, 0)
const nameOf = (name: string | null): Cell => words(name ?? guestsSentences.noName)

export function contentsOf(statement: BoxStatement): Contents {
  const { box, host, as_of } = statement
  return {
    title: `Statement of “${box.name}”`,
    lines: [`${host}, event of ${formatDay(box.day)}`, `As of ${textOf(as_of)} in India. Amounts in rupees.`],
    paper: 'a4-across',
    foot: (page, pages) => `${PRODUCT_NAME}, statement of ${textOf(as_of)}, page ${page} of ${pages}`,
    sections: [received(statement), whereItIs(statement), contributions(statement), ...rest(statement)],
  }
}

function received({ contributions: given, given_back, corrections, money }: BoxStatement): Section {
  const row = (text: string, of: number): Row => [words(text), paise(of)]
  const fee = given.reduce((total, { fee_paise }) => total + fee_paise, 0)
  return {
    title: moneySentences.received,
    columns: [{ title: 'Details', width: 420 }, amount('Amount')],
    rows: [
      row(`Gifts from guests (${formatCount(given.length)})`, sum(given)),
      ...(given_back.length > 0 ? [row('Refunds to guests', -sum(given_back))] : []),
      ...(corrections.length > 0 ? [row('Corrections', sum(corrections))] : []),
    ],
    totals: [
      row(moneySentences.received, money.sums_paise.received),
      row('Platform fee, paid by guests on top of their gifts', fee),
    ],
  }
}

function whereItIs({ money, payouts }: BoxStatement): Section {
  const { sums_paise: sums, parts } = money
  const open = parts.filter(({ state }) => state !== 'sent-on')
  const states: Row[] = [
    ...open.map((part) => [
      words(moneySentences.states[part.state]),
      words(moneySentence(part)),
      paise(part.paise),
    ]),
    ...(payouts.length > 0
      ? [[words(moneySentences.states['sent-on']), words('Listed below.'), paise(sums['sent-on'])]]
      : []),
    ...(sums.owed_back > 0 ? [[words(moneySentences.owedBack), nobody, paise(-sums.owed_back)]] : []),
  ]
  return {
    title: 'Where Your Money Is',
    columns: [{ title: 'Status', width: 140 }, { title: 'Details', width: 440 }, amount('Amount')],
    rows: states,
    totals: [[words(moneySentences.received), nobody, paise(sums.received)]],
  }
}

function contributions({ contributions: given }: BoxStatement): Section {
  const total = (of: 'paise' | 'fee_paise' | 'given_back_paise') =>
    given.reduce((all, one) => all + one[of], 0)
  // A column of nothing would raise a question.
  const givenBack = <Part>(part: Part): Part[] => (total('given_back_paise') > 0 ? [part] : [])
  return {
    title: 'Contributions',
    columns: [
      // A payment's id is half as long as the ids of other rows.
      ...[WHEN, guest(216), BANK_REFERENCE, { ...REFERENCE, width: 116 }],
      { ...amount('Gift'), width: 74 },
      { ...amount('Fee'), width: 62 },
      ...givenBack({ ...amount('Refunded'), width: 74 }),
    ],
    rows: given.map((one) => [
      ...[{ at: one.at }, nameOf(one.guest), words(one.bank_reference ?? ''), words(one.reference)],
      ...[paise(one.paise), paise(one.fee_paise), ...givenBack(paise(one.given_back_paise))],
    ]),
    totals: [
      [
        ...[words('Total'), nobody, nobody, nobody],
        paise(total('paise')),
        paise(total('fee_paise')),
        ...givenBack(paise(total('given_back_paise'))),
      ],
    ],
  }
}

const rest = ({ money, given_back, corrections, payouts }: BoxStatement): Section[] =>
  [
    {
      title: moneySentences.adjustments,
      columns: [WHEN, { title: 'Details', width: 454 }, amount('Amount')],
      rows: money.adjustments.map((one) => [
        ...[{ at: one.at }, words(adjustmentSentence(one)), paise(one.paise)],
      ]),
      totals: [],
    },
    {
      title: 'Refunds to Guests',
      columns: [WHEN, guest(244), { title: 'Reason', width: 136 }, REFERENCE, amount('Amount')],
      rows: given_back.map((one) => [
        ...[
          { at: one.at },
          nameOf(one.guest),
          words(one.is_disputed ? 'Returned after a dispute' : 'Refunded'),
        ],
        ...[words(one.reference), paise(one.paise)],
      ]),
      totals: [[...[words('Total'), nobody, nobody, nobody], paise(sum(given_back))]],
    },
    {
      title: 'Corrections',
      columns: [WHEN, REFERENCE, amount('Amount')],
      rows: corrections.map((one) => [{ at: one.at }, words(one.reference), paise(one.paise)]),
      totals: [[words('Total'), nobody, paise(sum(corrections))]],
    },
    {
      title: 'Payouts to You',
      columns: [
        WHEN,
        { title: 'UPI ID', width: 244 },
        { ...BANK_REFERENCE, width: 136 },
        REFERENCE,
        amount('Amount'),
      ],
      rows: payouts.map((one) => [
        ...[{ at: one.at }, words(one.upi_id ?? ''), words(one.bank_reference ?? ''), words(one.reference)],
        paise(one.paise),
      ]),
      totals: [[...[words('Total'), nobody, nobody, nobody], paise(sum(payouts))]],
    },
  ].filter(({ rows }) => rows.length > 0)
