// The guest list on paper (styles/print.css): heading, totals, and a table whose head is on each page.
import '../../../styles/print.css'
import { formatDay, formatMoment, formatTime } from '@lifafa/contract/dates'
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { coupleOf, recipientTitle } from '@lifafa/contract/guest-page/recipient'
import { formatRupees } from '@lifafa/contract/money'
import { devanagariReading } from '@lifafa/contract/names/to-devanagari'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { ReactNode } from 'react'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { missing, shownName } from '../../../lib/parts/guest-details.ts'
import { written } from '../../../lib/parts/lang-of.ts'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { longestWordWidth } from '../../../ui/display/longest-word-width.ts'

interface PrintedGuestsProps {
  box: ListedBox
  /** All of them, in the order in which they are printed. */
  guests: ListedGuest[]
}

/** Longer names stand one above the other: the heart would begin the second line. */
const LONG_WORD_WIDTH = 20
/** For envelopes that come home after the list was printed. */
const BLANK_LINES = 20

export function PrintedGuests({ box, guests }: PrintedGuestsProps) {
  const sentences = useSentences('guests', guestsSentences)
  const total = formatRupees(guests.reduce((sum, { amount }) => sum + amount, 0))
  return (
    <PrintedList
      box={box}
      totals={
        <>
          <strong>{sentences.guestCount(guests.length)}</strong> · <strong>{total}</strong>
        </>
      }
      columns={[sentences.number, sentences.guest, sentences.address, sentences.date, sentences.amount]}
      total={total}
      lines={guests.length}
    >
      {guests.map(
        ({ id, name, phone, address, created_at, amount, erased, blessing, blessing_hidden }, place) => (
          <tr key={id}>
            <td>{place + 1}</td>
            <td>
              <PrintedName name={shownName({ name, erased }, sentences)} />
              <br />
              {phone ?? missing({ erased }, sentences.noPhone, sentences)}
              {blessing && !blessing_hidden && <p className="blessing">{blessing}</p>}
            </td>
            <td className="address">{address ?? missing({ erased }, sentences.noAddress, sentences)}</td>
            <PrintedTime at={created_at} />
            <td className="amount">{formatRupees(amount)}</td>
          </tr>
        ),
      )}
    </PrintedList>
  )
}

interface PrintedListProps {
  box: ListedBox
  totals: ReactNode
  /** Their names; the last has amounts. */
  columns: [...string[], string]
  /** The sum of all amounts. */
  total: string
  /** The number of rows. */
  lines: number
  children: ReactNode
}

/** A list with a heading, its total, and blank lines after it; at its end, who has checked it, and when. */
export function PrintedList({ box, totals, columns, total, lines, children }: PrintedListProps) {
  const sentences = useSentences('guests', guestsSentences)
  const language = useLanguage()
  const day = box.marriage_date && formatDay(box.marriage_date, language)
  const printedAt = serverNow().toISOString()
  return (
    <div className="printed-guests">
      <header>
        <Title box={box} />
        {coupleOf(box) && box.name !== recipientTitle(box) && <p translate="no">{box.name}</p>}
        <p>{[day, box.location].filter(Boolean).join(' · ')}</p>
        <p className="totals">{totals}</p>
      </header>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={name === columns.at(-1) ? 'amount' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children}
          <tr className="total">
            <th scope="row" colSpan={columns.length - 1}>
              {sentences.total}
            </th>
            <td className="amount">{total}</td>
          </tr>
        </tbody>
      </table>
      <table className="by-hand">
        <caption>{sentences.lateGifts}</caption>
        <tbody>
          {Array.from({ length: BLANK_LINES }, (_, place) => lines + place + 1).map((number) => (
            <tr key={number}>
              <td>{number}</td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="signature">{sentences.signature}</p>
      <p className="printed-on">
        {sentences.printedOn(formatMoment(printedAt, language), formatTime(printedAt, language))}
      </p>
    </div>
  )
}

export function PrintedTime({ at }: { at: string }) {
  const language = useLanguage()
  return (
    <td>
      {formatMoment(at, language)}
      <br />
      {formatTime(at, language)}
    </td>
  )
}

/** Beside a name in Latin letters, a list in Hindi has how it is read. */
export function PrintedName({ name }: { name: string }) {
  const reading = useLanguage() === 'hi' ? devanagariReading(name) : ''
  return (
    <>
      <strong {...written(name)}>{name}</strong>
      {reading !== '' && <span lang="hi">{` (${reading})`}</span>}
    </>
  )
}

function Title({ box }: Pick<PrintedGuestsProps, 'box'>) {
  const couple = coupleOf(box)
  const title = recipientTitle(box)
  if (!couple || longestWordWidth(title) <= LONG_WORD_WIDTH) return <h1 translate="no">{title}</h1>
  return (
    <h1 translate="no">
      <span>{couple.groom}</span>
      <br />♥<br />
      <span>{couple.bride}</span>
    </h1>
  )
}
