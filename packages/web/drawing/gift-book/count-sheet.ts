// The contents of the sheet of a count: notes and cheques, what was written down, the difference, and lines to sign on.
import { formatDayAndTime } from '@lifafa/contract/dates'
import { agrees, NOTES } from '@lifafa/contract/endpoints/register/desk-counts'
import { formatPaise } from '@lifafa/contract/money'
import type { CountSheet } from '@lifafa/contract/register/gift-book'
import { hostRegisterSentences } from '@lifafa/contract/sentences/host/register'
import { hostRegisterSentencesInHindi } from '@lifafa/contract/sentences/host/register-hindi'
import type { Cell, Contents, Row, Section } from '../statements/contents.ts'
import { bookWords, titleOf } from './contents.ts'

const DIFFERS = { en: hostRegisterSentences.differs, hi: hostRegisterSentencesInHindi.differs }

const PAISE = 100
/** In points, for a signature. */
const HAND_HEIGHT = 54
const text = (words: string): Cell => ({ text: words })
const paise = (of: number): Cell => ({ paise: of })

export function countPages({ box, language, count, as_of }: CountSheet): Contents {
  const words = bookWords[language]
  const amount = (title: string) => ({ title, width: 100, isAmount: true as const })
  const noteRow = (rupees: (typeof NOTES)[number]): Row => {
    const number = count[`notes_${rupees}`]
    return [text(formatPaise(rupees * PAISE)), { number }, paise(number * rupees * PAISE)]
  }
  const notes: Section = {
    title: words.notes,
    columns: [{ title: words.note, width: 200 }, amount(words.count), amount(words.amount)],
    rows: [...NOTES.map(noteRow), [text(words.coins), text(''), paise(count.coins_paise)]],
    totals: [
      [text(words.cash), text(''), paise(count.counted_cash_paise)],
      [text(words.cheques), { number: count.cheques }, paise(count.counted_cheques_paise)],
    ],
  }
  const compared = (title: string, written: number, counted: number): Row => [
    ...[text(title), paise(written), paise(counted), paise(counted - written)],
  ]
  const written = count.expected_cash_paise + count.expected_cheques_paise
  const comparison: Section = {
    title: words.comparison,
    columns: [
      { title: '', width: 120 },
      ...[amount(words.written), amount(words.counted), amount(words.difference)],
    ],
    rows: [
      compared(words.cash, count.expected_cash_paise, count.counted_cash_paise),
      compared(words.cheques, count.expected_cheques_paise, count.counted_cheques_paise),
    ],
    totals: [compared(words.total, written, count.counted_cash_paise + count.counted_cheques_paise)],
  }
  const { difference_paise: difference } = count
  const agreed = agrees(count) ? words.agrees : DIFFERS[language]
  const outcome =
    difference === 0 ? agreed : (difference < 0 ? words.short : words.over)(formatPaise(Math.abs(difference)))
  const said =
    count.reason === '' ? [] : [`${words.reason}: ${count.reason} (${words.reasonBy(count.reason_by)})`]
  return {
    title: `${words.countTitle(count.number)}: ${titleOf(box)}`,
    lines: [`${formatDayAndTime(count.counted_at, language)} · ${words.countOf(count.entries)}`],
    paper: 'a4',
    language,
    foot: (page, pages) => words.foot(formatDayAndTime(as_of, language), page, pages),
    sections: [
      notes,
      comparison,
      {
        title: [outcome, ...said].join(' · '),
        columns: [{ title: words.signatures, width: 160 }],
        // A name stands below the line that it signs.
        rows: [[text('')], [text(count.first_counter)], [text(count.second_counter)]],
        totals: [],
        rowHeight: HAND_HEIGHT,
      },
    ],
  }
}
