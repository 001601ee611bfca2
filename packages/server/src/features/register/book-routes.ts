// Serves the files of the gift register: the printed book, and the sheet on which a count is signed.
import { type BookOrder, getBook } from '@lifafa/contract/endpoints/register/book'
import { getCountSheet } from '@lifafa/contract/endpoints/register/counts'
import { getSheetOfDesk } from '@lifafa/contract/endpoints/register/desk-counts'
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import type { HostLanguage } from '@lifafa/contract/languages'
import { devanagariReading, inHindiOrder } from '@lifafa/contract/names/to-devanagari'
import type { BookBox, BookGift } from '@lifafa/contract/register/gift-book'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { toLatin } from '../../upi-id-checks/to-latin.ts'
import { type EventBox, findBox, getBoxOfHost } from '../event-boxes/reads.ts'
import { presentCount, presentGift } from './present.ts'
import { type BookRow, listBook } from './reads/book.ts'
import { type CountRow, listCounts } from './reads/counts.ts'

const presentBox = (box: EventBox): BookBox => ({
  title: recipientTitle(box),
  day: box.event_date,
  place: box.location,
})

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u
const READINGS: Record<HostLanguage, (name: string) => string> = {
  en: (name) => (OTHER_LETTER.test(name) ? toLatin(name) : ''),
  hi: devanagariReading,
}

/** The database sorts names from A to Z. */
function inOrder(gifts: BookGift[], order: BookOrder, language: HostLanguage): BookGift[] {
  const isByName = order === 'name' || order === 'village' || order === 'family'
  return language === 'hi' && isByName ? inHindiOrder(gifts, (gift) => gift[order]) : gifts
}

function presentBookGift(row: BookRow, language: HostLanguage): BookGift {
  const gift = presentGift({ ...row, desk_id: null })
  return {
    ...gift,
    note: row.note ?? '',
    envelope: row.envelope,
    address: row.address ?? '',
    blessing: row.blessing ?? '',
    written_name: row.written_name ?? '',
    reference: row.reference ?? '',
    bank_reference: row.bank_reference ?? '',
    erased: row.is_erased ?? false,
    reading: READINGS[language](gift.name),
  }
}

const answer = (file: Uint8Array) => ({ success: true, content: Buffer.from(file).toString('base64') })

export function bookRoutes(serve: Serve, { db, web, now }: Services): void {
  serve(
    getBook,
    async ({ accountId, params, query: { format, ...choice } }) => {
      const box = await getBoxOfHost(db, accountId, params.id)
      const rows = await listBook(db, box.id, choice.order, format)
      if (!rows) throw new Failure('statementTooLarge')
      const { order, language } = choice
      const gifts = inOrder(
        rows.map((row) => presentBookGift(row, language)),
        order,
        language,
      )
      const facts = { box: presentBox(box), as_of: now().toISOString(), gifts }
      return answer(await web.makeFile({ kind: 'book', format, book: { ...choice, ...facts } }, accountId))
    },
    { limit: 'boxStatement' },
  )

  type Asked = { params: { count: number }; query: { language: HostLanguage } }

  /** A desk's waits in the place of its host. */
  async function makeSheet(box: EventBox, counts: CountRow[], { params, query }: Asked) {
    const count = counts.find(({ number }) => number === params.count)
    if (!count) throw new Failure('notFound')
    const facts = { box: presentBox(box), as_of: now().toISOString(), count: presentCount(count) }
    return answer(await web.makeFile({ kind: 'count', sheet: { ...facts, ...query } }, box.host_id))
  }

  serve(
    getCountSheet,
    async (asked) => {
      const box = await getBoxOfHost(db, asked.accountId, asked.params.id)
      return makeSheet(box, await listCounts(db, box.id), asked)
    },
    { limit: 'boxStatement' },
  )

  serve(
    getSheetOfDesk,
    async (asked) => {
      const [box, counts] = await Promise.all([findBox(db, asked.boxId), listCounts(db, asked.boxId)])
      if (!box) throw new Failure('notFound')
      const own = counts.filter(({ desk_id }) => desk_id === asked.accountId)
      return makeSheet(box, own, asked)
    },
    { limit: 'boxStatement' },
  )
}
