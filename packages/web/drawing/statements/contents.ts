// The contents of a statement: its sections, rows and totals, for the PDF and for the workbook alike.
import type { BoxStatement } from '@lifafa/contract/box-money/box-statement'
import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import type { HostLanguage } from '@lifafa/contract/languages'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { guestsSentencesInHindi } from '@lifafa/contract/sentences/host/guests-hindi'
import { adjustmentSentence, moneySentence, moneySentences } from '@lifafa/contract/sentences/host/money'
import {
  adjustmentSentenceInHindi,
  moneySentenceInHindi,
  moneySentencesInHindi,
} from '@lifafa/contract/sentences/host/money-hindi'
import { statementSentences } from '@lifafa/contract/sentences/host/statement'
import { statementSentencesInHindi } from '@lifafa/contract/sentences/host/statement-hindi'

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
  /** The height, in points, of rows that are filled in by hand. */
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
  /** Days and times are written in it. */
  language: HostLanguage
  foot: (page: number, pages: number) => string
  /** The lines below the table of a page, of what its rows sum up to, and all rows up to there. */
  pageSum?: (onPage: number, soFar: number) => readonly string[]
  sections: readonly Section[]
}

const SENTENCES = {
  en: {
    ...statementSentences,
    money: moneySentences,
    moneySentence,
    adjustmentSentence,
    noName: guestsSentences.noName,
  },
  hi: {
    ...statementSentencesInHindi,
    money: moneySentencesInHindi,
    moneySentence: moneySentenceInHindi,
    adjustmentSentence: adjustmentSentenceInHindi,
    noName: guestsSentencesInHindi.noName,
  },
} as const
type Sentences = (typeof SENTENCES)[HostLanguage]

const words = (text: string): Cell => ({ text })
const nobody = words('')
const paise = (of: number): Cell => ({ paise: of })
const sum = (all: readonly { paise: number }[]): number => all.reduce((total, one) => total + one.paise, 0)

export function contentsOf(statement: BoxStatement): Contents {
  const { box, host, language } = statement
  const sentences = SENTENCES[language]
  const columns = columnsIn(sentences)
  const asOf = formatDayAndTime(statement.as_of, language)
  return {
    title: sentences.title(box.name),
    lines: [sentences.event(host, formatDay(box.day, language)), sentences.asOf(asOf)],
    paper: 'a4-across',
    language,
    foot: (page, pages) => sentences.foot(asOf, page, pages),
    sections: [
      received(statement, sentences, columns),
      whereItIs(statement, sentences, columns),
      contributions(statement, sentences, columns),
      ...rest(statement, sentences, columns),
    ],
  }
}

const columnsIn = ({ columns }: Sentences) => ({
  at: { title: columns.at, width: 126 },
  bankReference: (width: number): Column => ({ title: columns.bankReference, width }),
  /** A payment's id is half as long as the ids of other rows. */
  reference: (width = 176): Column => ({ title: columns.reference, width }),
  guest: (width: number): Column => ({ title: columns.guest, width }),
  details: (width: number): Column => ({ title: columns.details, width }),
  amount: { title: columns.amount, width: 80, isAmount: true } satisfies Column,
})
type Columns = ReturnType<typeof columnsIn>

function received(
  { contributions: given, given_back, corrections, money }: BoxStatement,
  sentences: Sentences,
  columns: Columns,
): Section {
  const row = (text: string, of: number): Row => [words(text), paise(of)]
  const fee = given.reduce((total, { fee_paise }) => total + fee_paise, 0)
  return {
    title: sentences.money.received,
    columns: [columns.details(420), columns.amount],
    rows: [
      row(sentences.gifts(given.length), sum(given)),
      ...(given_back.length > 0 ? [row(sentences.refunds, -sum(given_back))] : []),
      ...(corrections.length > 0 ? [row(sentences.corrections, sum(corrections))] : []),
    ],
    totals: [row(sentences.money.received, money.sums_paise.received), row(sentences.fee, fee)],
  }
}

function whereItIs({ money, payouts }: BoxStatement, sentences: Sentences, columns: Columns): Section {
  const { sums_paise: sums, parts } = money
  const { states, owedBack, received } = sentences.money
  const open = parts.filter(({ state }) => state !== 'sent-on')
  const rows: Row[] = [
    ...open.map((part) => [
      words(states[part.state]),
      words(sentences.moneySentence(part)),
      paise(part.paise),
    ]),
    ...(payouts.length > 0
      ? [[words(states['sent-on']), words(sentences.listedBelow), paise(sums['sent-on'])]]
      : []),
    ...(sums.owed_back > 0 ? [[words(owedBack), nobody, paise(-sums.owed_back)]] : []),
  ]
  return {
    title: sentences.whereItIs,
    columns: [{ title: sentences.columns.status, width: 140 }, columns.details(440), columns.amount],
    rows,
    totals: [[words(received), nobody, paise(sums.received)]],
  }
}

function contributions(
  { contributions: given }: BoxStatement,
  sentences: Sentences,
  { at, guest, bankReference, reference, amount }: Columns,
): Section {
  const total = (of: 'paise' | 'fee_paise' | 'given_back_paise') =>
    given.reduce((all, one) => all + one[of], 0)
  // A column of nothing would raise a question.
  const givenBack = <Part>(part: Part): Part[] => (total('given_back_paise') > 0 ? [part] : [])
  const { columns } = sentences
  return {
    title: sentences.contributions,
    columns: [
      ...[at, guest(216), bankReference(92), reference(116)],
      { ...amount, title: columns.gift, width: 74 },
      { ...amount, title: columns.fee, width: 62 },
      ...givenBack({ ...amount, title: columns.refunded, width: 74 }),
    ],
    rows: given.map((one) => [
      ...[{ at: one.at }, words(one.guest ?? sentences.noName)],
      ...[words(one.bank_reference ?? ''), words(one.reference)],
      ...[paise(one.paise), paise(one.fee_paise), ...givenBack(paise(one.given_back_paise))],
    ]),
    totals: [
      [
        ...[words(sentences.total), nobody, nobody, nobody],
        paise(total('paise')),
        paise(total('fee_paise')),
        ...givenBack(paise(total('given_back_paise'))),
      ],
    ],
  }
}

const destinationOf = (
  { upi_id, account_digits: digits }: BoxStatement['payouts'][number],
  { bankAccount }: Sentences,
): string => upi_id ?? (digits === undefined ? '' : bankAccount(digits))

const rest = (
  { money, given_back, corrections, payouts }: BoxStatement,
  sentences: Sentences,
  { at, guest, bankReference, reference, details, amount }: Columns,
): Section[] =>
  [
    {
      title: sentences.money.adjustments,
      columns: [at, details(454), amount],
      rows: money.adjustments.map((one) => [
        ...[{ at: one.at }, words(sentences.adjustmentSentence(one)), paise(one.paise)],
      ]),
      totals: [],
    },
    {
      title: sentences.refundsTable,
      columns: [at, guest(244), { title: sentences.columns.reason, width: 136 }, reference(), amount],
      rows: given_back.map((one) => [
        ...[{ at: one.at }, words(one.guest ?? sentences.noName)],
        words(one.is_disputed ? sentences.disputed : sentences.refunded),
        ...[words(one.reference), paise(one.paise)],
      ]),
      totals: [[...[words(sentences.total), nobody, nobody, nobody], paise(sum(given_back))]],
    },
    {
      title: sentences.corrections,
      columns: [at, reference(), amount],
      rows: corrections.map((one) => [{ at: one.at }, words(one.reference), paise(one.paise)]),
      totals: [[words(sentences.total), nobody, paise(sum(corrections))]],
    },
    {
      title: sentences.payouts,
      columns: [
        ...[at, { title: sentences.columns.destination, width: 244 }],
        ...[bankReference(136), reference(), amount],
      ],
      rows: payouts.map((one) => [
        ...[{ at: one.at }, words(destinationOf(one, sentences))],
        ...[words(one.bank_reference ?? ''), words(one.reference), paise(one.paise)],
      ]),
      totals: [[...[words(sentences.total), nobody, nobody, nobody], paise(sum(payouts))]],
    },
  ].filter(({ rows }) => rows.length > 0)
