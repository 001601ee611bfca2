// Reads imported lists of a box, and what a person gave at earlier events by them.
import type { GaveBefore } from '@lifafa/contract/endpoints/register/entry'
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { giverKey } from '../rules/giver-key.ts'

export type ImportRow = Row<'register_imports'> & { givers: number; gifts: number }

/** Newest first. */
export async function listImports(db: Kysely<Database>, boxId: string): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select i.*, g.givers, g.gifts from register_imports i
    join (select import_id, count(*)::int as givers, count(amount_paise)::int as gifts from imported_givers
      where event_box_id = ${boxId} group by import_id) g on g.import_id = i.id
    where i.event_box_id = ${boxId} order by i.imported_at desc, i.id desc`.execute(db)
  return rows
}

type Person = { giver: string | null; village: string | null; phone?: string | null }

type StoredGift = GaveBefore & Pick<Row<'imported_givers'>, 'import_id' | 'name_key' | 'village' | 'phone'>
/** `at`: its place among all that were read. */
type EarlierGift = StoredGift & { at: number }

const MOST_SHOWN = 3

/**
 * Earlier gifts of each person, in the order of `people`: by phone, or by name where the villages do not differ. At most three, the
 * newest event first. A gift that another import has, too, counts once: a file may be chosen again.
 */
export async function listEarlierGifts(
  db: Kysely<Database>,
  boxId: string,
  people: readonly Person[],
): Promise<GaveBefore[][]> {
  const keys = people.map(({ giver }) => giverKey(giver ?? ''))
  const names = [...new Set(keys)].filter((key) => key !== '')
  const phones = [...new Set(people.flatMap(({ phone }) => phone ?? []))]
  const { rows } = await sql<StoredGift>`
    select g.import_id, g.name_key, g.village, g.phone, g.amount_paise, i.occasion, i.year from imported_givers g
    join register_imports i on i.id = g.import_id and i.event_box_id = g.event_box_id
    where g.event_box_id = ${boxId} and g.amount_paise is not null and i.occasion is not null
      and (g.name_key = any(${names}) or g.phone = any(${phones}))
    order by i.year desc nulls last, g.import_id, g.row`.execute(db)
  const firstImports = new Map<string, string>()
  const gifts = rows
    .filter(({ import_id, ...gift }) => {
      const key = JSON.stringify(gift)
      if (!firstImports.has(key)) firstImports.set(key, import_id)
      return firstImports.get(key) === import_id
    })
    .map((gift, at) => ({ ...gift, at }))
  const byPlace = firstOfEach(gifts, ({ name_key, village }) => placeKey(name_key, village))
  const byName = firstOfEach(gifts, ({ name_key }) => name_key)
  const byPhone = firstOfEach(gifts, ({ phone }) => phone)
  const namedAt = (name: string, village: string | null): EarlierGift[] =>
    village === null
      ? (byName.get(name) ?? [])
      : [village, null].flatMap((place) => byPlace.get(placeKey(name, place)) ?? [])
  return people.map(({ village, phone }, index) => {
    const named = namedAt(keys[index] ?? '', village)
    const found = new Set([...((phone && byPhone.get(phone)) || []), ...named])
    return [...found]
      .toSorted((one, other) => one.at - other.at)
      .slice(0, MOST_SHOWN)
      .map(({ amount_paise, occasion, year }) => ({ amount_paise, occasion, year }))
  })
}

const placeKey = (name: string, village: string | null): string =>
  JSON.stringify([name, village === null ? null : giverKey(village)])

/** As many of each group as are shown: a list may have thousands of one name, and thousands of people ask for them. */
const firstOfEach = <Key>(
  gifts: readonly EarlierGift[],
  keyOf: (gift: EarlierGift) => Key,
): Map<Key, EarlierGift[]> =>
  new Map([...Map.groupBy(gifts, keyOf)].map(([key, group]) => [key, group.slice(0, MOST_SHOWN)]))
