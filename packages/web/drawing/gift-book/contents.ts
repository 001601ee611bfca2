// The contents of a gift book: for the PDF in the order that the host chose, with sums of groups and pages; for the workbook with
// everything that is known of a gift.
import { amountInWords } from '@lifafa/contract/amount-in-words'
import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import { formatPaise } from '@lifafa/contract/money'
import type { BookBox, BookGift, GiftBook } from '@lifafa/contract/register/gift-book'
import { type GiftBookSentences, giftBookSentences } from '@lifafa/contract/sentences/host/gift-book'
import { giftBookSentencesInHindi } from '@lifafa/contract/sentences/host/gift-book-hindi'
import type { Cell, Column, Contents, PaperName, Row, Section } from '../statements/contents.ts'
import { PAGES } from '../statements/lay-out.ts'

export const bookWords: Record<GiftBook['language'], GiftBookSentences> = {
  en: giftBookSentences,
  hi: giftBookSentencesInHindi,
}

const MILLIGRAMS = 1000
const text = (words: string): Cell => ({ text: words })
const none = text('')
const numberCell = (number: number | null): Cell => (number === null ? none : { number })
const moneyCell = (paise: number): Cell => (paise === 0 ? none : { paise })
const paiseOf = (gift: BookGift): number => gift.amount_paise ?? 0
const sumOf = (gifts: readonly BookGift[]): number => gifts.reduce((sum, gift) => sum + paiseOf(gift), 0)
const isMoney = ({ kind }: BookGift): boolean =>
  kind === 'online' || kind === 'cash' || kind === 'cheque' || kind === 'upi'
const isMetal = ({ kind }: BookGift): boolean => kind === 'gold' || kind === 'silver'
const isUncounted = (gift: BookGift): boolean =>
  (isMoney(gift) && gift.amount_paise === null) || (isMetal(gift) && gift.milligrams === null)
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** Gifts that were struck out are in no list and no sum of the PDF; the workbook has them on a sheet of their own. */
const standing = (gifts: readonly BookGift[]) => gifts.filter(({ void_reason }) => void_reason === null)

/** In letters: text has no heart. */
export const titleOf = ({ title }: BookBox): string => title.replace(' ♥ ', ' & ')

const frameOf = ({ box, language, as_of }: GiftBook, paper: PaperName) => {
  const words = bookWords[language]
  return {
    title: `${words.book}: ${titleOf(box)}`,
    lines: [joined(formatDay(box.day, language), box.place)],
    paper,
    language,
    foot: (page: number, pages: number) => words.foot(formatDayAndTime(as_of, language), page, pages),
  }
}

export function bookPages(book: GiftBook): Contents {
  const words = bookWords[book.language]
  const gifts = standing(book.gifts)
  return {
    ...frameOf(book, book.paper),
    pageSum: (onPage, soFar) => [
      words.onThisPage(formatPaise(onPage), amountInWords(onPage, book.language)),
      words.upToHere(formatPaise(soFar)),
    ],
    sections: [
      ...lists(book, gifts, words),
      sums(book, gifts, words),
      ...blessings(gifts, words),
      blankLines(book.paper, gifts.length, words),
    ],
  }
}

const columnsOf = ({ columns }: GiftBookSentences): readonly Column[] => [
  { title: columns.line, width: 28 },
  { title: columns.guest, width: 120 },
  { title: columns.village, width: 76 },
  { title: columns.gift, width: 74, isAmount: true },
  { title: '', width: 8 },
  { title: columns.how, width: 70 },
]

/** One table; grouped where the order has groups, with the sum of each. */
function lists({ order }: GiftBook, gifts: readonly BookGift[], words: GiftBookSentences): Section[] {
  const lineNumbers = new Map(gifts.map((gift, index) => [gift, String(index + 1)]))
  const rowOf = (gift: BookGift): Row => [
    text(lineNumbers.get(gift) ?? ''),
    {
      text: gift.name || words.noName,
      under: joined(gift.reading, gift.relation, gift.family && words.familyOf(gift.family)),
    },
    text(gift.village || gift.address),
    giftCell(gift, words),
    none,
    { text: words.kinds[gift.kind], under: joined(gift.number ?? '', gift.late ? words.late : '') },
  ]
  return groupsOf(order, gifts, words).map(([part, members], index) => ({
    title: words.orders[order],
    columns: columnsOf(words),
    rows: members.map(rowOf),
    paise: members.map(paiseOf),
    totals:
      part === undefined
        ? []
        : [[none, text(`${words.ofGroup} (${members.length})`), none, moneyCell(sumOf(members))]],
    continues: index > 0,
    ...(part !== undefined && { part }),
  }))
}

type Group = [part: string | undefined, members: readonly BookGift[]]

function groupsOf(order: GiftBook['order'], gifts: readonly BookGift[], words: GiftBookSentences): Group[] {
  const part: Partial<Record<GiftBook['order'], (gift: BookGift) => string>> = {
    village: ({ village }) => village || words.noVillage,
    family: ({ family }) => family || words.noFamily,
    side: ({ side }) => words.sides[side],
  }
  const partOf = part[order]
  return partOf ? [...Map.groupBy(gifts, partOf)] : [[undefined, gifts]]
}

const gramsOf = (milligrams: number, words: GiftBookSentences): string =>
  words.grams(String(milligrams / MILLIGRAMS))

function giftCell(gift: BookGift, words: GiftBookSentences): Cell {
  if (isMoney(gift)) return gift.amount_paise === null ? text(words.notCounted) : { paise: gift.amount_paise }
  if (!isMetal(gift)) return text(gift.words)
  const weight = gift.milligrams === null ? words.notCounted : gramsOf(gift.milligrams, words)
  return text(joined(weight, gift.words))
}

function sums(
  { language }: Pick<GiftBook, 'language'>,
  gifts: readonly BookGift[],
  words: GiftBookSentences,
): Section {
  const byKind = Map.groupBy(gifts, ({ kind }) => kind)
  const kinds = Object.keys(words.kinds) as BookGift['kind'][]
  const rows = kinds.flatMap((kind): Row[] => {
    const members = byKind.get(kind) ?? []
    const [first] = members
    if (!first) return []
    const milligrams = members.reduce((sum, gift) => sum + (gift.milligrams ?? 0), 0)
    const total = isMetal(first)
      ? text(gramsOf(milligrams, words))
      : isMoney(first)
        ? { paise: sumOf(members) }
        : none
    return [[text(words.kinds[kind]), { number: members.length }, total]]
  })
  const total = sumOf(gifts)
  const uncounted = gifts.filter(isUncounted).length
  return {
    title: words.sums,
    columns: [
      { title: '', width: 160 },
      { title: words.count, width: 60, isAmount: true },
      { title: words.amount, width: 100, isAmount: true },
    ],
    rows,
    totals: [
      [text(words.total), { number: gifts.length }, { paise: total }],
      ...(uncounted === 0 ? [] : [[text(words.notCounted), { number: uncounted }, none]]),
      [text(`${words.inWords}: ${amountInWords(total, language)}`), none, none],
    ],
  }
}

function blessings(gifts: readonly BookGift[], words: GiftBookSentences): Section[] {
  const rows = gifts.flatMap((gift): Row[] => {
    const blessing = gift.blessing || (gift.kind === 'blessing' ? gift.words : '')
    return blessing === '' ? [] : [[{ text: gift.name || words.noName, under: gift.village }, text(blessing)]]
  })
  const columns = [
    { title: words.columns.guest, width: 120 },
    { title: words.blessings, width: 200 },
  ]
  return rows.length === 0 ? [] : [{ title: words.blessings, columns, rows, totals: [] }]
}

/** In points, for a pen. */
const HAND_HEIGHT = 28
/** Title, head and sums of a page. */
const AROUND = 110

/** A page of numbered lines, for what comes after the book was printed. */
function blankLines(paper: PaperName, written: number, words: GiftBookSentences): Section {
  const { height, margin } = PAGES[paper]
  const count = Math.floor((height - 2 * margin - AROUND) / HAND_HEIGHT)
  return {
    title: words.lateOnes,
    columns: columnsOf(words),
    rows: Array.from({ length: count }, (_, index): Row => [text(String(written + index + 1))]),
    totals: [],
    startsPage: true,
    rowHeight: HAND_HEIGHT,
  }
}

export function bookSheets(book: GiftBook): Contents {
  const words = bookWords[book.language]
  const gifts = standing(book.gifts)
  const struckOut = book.gifts.filter(({ void_reason }) => void_reason !== null)
  return {
    ...frameOf(book, book.paper),
    sections: [
      { ...sheet(gifts, words), title: words.book },
      sums(book, gifts, words),
      ...(struckOut.length > 0 ? [struckOutSheet(struckOut, words)] : []),
    ],
  }
}

type Field = [title: string, width: number, cell: (gift: BookGift, line: number) => Cell]

/** A row with every fact of a gift; what is empty stays so, and can be filtered by. Few families number envelopes themselves. */
function sheet(gifts: readonly BookGift[], words: GiftBookSentences): Section {
  const { sheetColumns: heads, columns } = words
  const wide = 150
  const narrow = 80
  const kept = (detail: string, { erased }: BookGift) => text(detail || (erased ? words.erased : ''))
  const envelopes: Field = [heads.envelope, narrow, ({ envelope }) => numberCell(envelope)]
  const fields: readonly Field[] = [
    [columns.line, 40, (_, line) => ({ number: line })],
    [heads.number, narrow, ({ number }) => text(number ?? '')],
    ...(gifts.some(({ envelope }) => envelope !== null) ? [envelopes] : []),
    [columns.guest, wide, (gift) => kept(gift.name, gift)],
    [heads.reading, wide, ({ reading }) => text(reading)],
    [heads.relation, wide, ({ relation }) => text(relation)],
    [heads.family, narrow, ({ family }) => text(family)],
    [columns.village, wide, ({ village }) => text(village)],
    [heads.address, wide, (gift) => kept(gift.address, gift)],
    [heads.side, narrow, ({ side }) => text(side === '' ? '' : words.sides[side])],
    [columns.how, narrow, ({ kind }) => text(words.kinds[kind])],
    [heads.amount, narrow, ({ amount_paise: paise }) => (paise === null ? none : { paise })],
    [heads.weight, narrow, ({ milligrams }) => numberCell(milligrams && milligrams / MILLIGRAMS)],
    [heads.words, wide, (gift) => text(gift.words)],
    [heads.at, 130, ({ given_at }) => ({ at: given_at })],
    [heads.phone, narrow, (gift) => kept(gift.phone, gift)],
    [heads.blessing, wide, ({ blessing }) => text(blessing)],
    [heads.note, wide, (gift) => text(joined(gift.note, gift.late ? words.late : ''))],
    [heads.counted, narrow, ({ counted_in }) => numberCell(counted_in)],
    [heads.thanked, narrow, ({ thanked }) => text(thanked ? words.thanked : '')],
    [heads.written_name, wide, (gift) => text(gift.written_name)],
    [heads.reference, wide, ({ reference }) => text(reference)],
    [heads.bank_reference, narrow, (gift) => text(gift.bank_reference)],
  ]
  const rows = gifts.map((gift, index) => fields.map(([, , cell]) => cell(gift, index + 1)))
  const total = fields.map(([title]) => (title === heads.amount ? { paise: sumOf(gifts) } : none))
  return {
    title: '',
    columns: fields.map(([title, width]): Column => ({ title, width })),
    rows,
    totals: [[{ text: words.total }, ...total.slice(1)]],
  }
}

/** A heading more: sheets with the same headings are imported as one list, and these gifts were not given. */
function struckOutSheet(gifts: readonly BookGift[], words: GiftBookSentences): Section {
  const { columns, rows } = sheet(gifts, words)
  return {
    title: words.struckOut,
    columns: [...columns, { title: words.sheetColumns.reason, width: 80 }],
    rows: rows.map((cells, at) => [...cells, text(gifts[at]?.void_reason ?? '')]),
    totals: [],
  }
}
