// Reads the guests of a box: all of them, or a page of those that match; and how their names were corrected.
import type { GuestOrder, ThankedFilter } from '@lifafa/contract/endpoints/guests'
import { dayInIndia } from '@lifafa/contract/event-timing'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Day, Row } from '../../db/tables.ts'
import type { SearchedWord } from '../../names/other-script.ts'
import { LISTED_COLUMNS, type ListedContribution } from '../contributions/rules.ts'
import { nameKey } from './reads/name-order.ts'
import { guestCluesIn } from './rules.ts'

/** A host's search. `text`: words of a name or an address, a phone or an amount; empty: any. `day`: in India; empty: any. */
export type GuestFilter = { text: string; day: Day | ''; thanked: ThankedFilter }

export type GuestRow = ListedContribution & { bank_reference: string | null }

const shownName = sql`coalesce(contributions.corrected_name, contributions.guest_name)`
const newest = sql`paid_at desc, id desc`
const ORDERS: Record<GuestOrder, RawBuilder<unknown>> = {
  newest,
  oldest: sql`paid_at, id`,
  name: sql`${nameKey(shownName)} nulls last, ${newest}`,
  largest: sql`kept_paise desc, ${newest}`,
  smallest: sql`kept_paise, ${newest}`,
}

/** Contributions of a box that were not fully refunded. */
const ofBox = (boxId: string) => sql`contributions.event_box_id = ${boxId} and contributions.kept_paise > 0`

const columns = sql`${sql.join(LISTED_COLUMNS.map((column) => sql.ref(column)))},
  (select rrn from payments where payments.id = contributions.payment_id
    and payments.event_box_id = contributions.event_box_id) as bank_reference`

/** `page` from 1; without it all of them. */
export async function listGuests(
  db: Kysely<Database>,
  boxId: string,
  filter: GuestFilter,
  order: GuestOrder,
  page: number | undefined,
): Promise<GuestRow[]> {
  const ofPage =
    page === undefined ? sql`` : sql`limit ${PAGE_SIZE.guests} offset ${(page - 1) * PAGE_SIZE.guests}`
  const { rows } = await sql<GuestRow>`select ${columns} from contributions
    where ${ofBox(boxId)} and ${matches(filter)} order by ${ORDERS[order]} ${ofPage}`.execute(db)
  return rows
}

type GuestCounts = { all: number; unthanked: number; matching: number }

/** `all` and `unthanked` are of the whole box. */
export async function countGuests(
  db: Kysely<Database>,
  boxId: string,
  filter: GuestFilter,
): Promise<GuestCounts> {
  const { rows } = await sql<GuestCounts>`select count(*)::int as "all",
      count(*) filter (where thanked_at is null)::int as unthanked,
      count(*) filter (where ${matches(filter)})::int as matching
    from contributions where ${ofBox(boxId)}`.execute(db)
  return rows[0] ?? { all: 0, unthanked: 0, matching: 0 }
}

/** A gift every few weeks for years would still fit. */
const MOST_DAYS = 100

/** The days in India on which there were gifts, the newest first. */
export async function listGivingDays(
  db: Kysely<Database>,
  boxId: string,
): Promise<{ day: Day; guests: number }[]> {
  const { rows } = await sql<{ day: Day; guests: number }>`
    select to_char(paid_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, count(*)::int as guests
    from contributions where ${ofBox(boxId)} group by 1 order by 1 desc limit ${MOST_DAYS}`.execute(db)
  return rows
}

function matches({ text, day, thanked }: GuestFilter): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (text !== '') conditions.push(meets(text, FOUND_IN))
  if (day !== '') {
    const { from, until } = dayInIndia(day)
    conditions.push(sql`contributions.paid_at >= ${from} and contributions.paid_at < ${until}`)
  }
  if (thanked !== 'all')
    conditions.push(
      thanked === 'yes' ? sql`contributions.thanked_at is not null` : sql`contributions.thanked_at is null`,
    )
  return sql.join(conditions, sql` and `)
}

const FOUND_IN = { phoneColumn: sql`contributions.guest_phone`, paiseColumn: sql`contributions.kept_paise` }

/** Plain text: `%`, `_` and `\` have no special meaning. */
export function meets(text: string, { phoneColumn, paiseColumn }: typeof FOUND_IN): RawBuilder<unknown> {
  const { words, phone, amountPaise } = guestCluesIn(text)
  const meanings: RawBuilder<unknown>[] = []
  if (words.length > 0) meanings.push(sql`(${sql.join(words.map(hasWord), sql` and `)})`)
  if (phone !== undefined) meanings.push(sql`strpos(${phoneColumn}, ${phone}) > 0`)
  if (amountPaise !== undefined) meanings.push(sql`${paiseColumn} = ${amountPaise}`)
  return meanings.length === 0 ? sql`false` : sql`(${sql.join(meanings, sql` or `)})`
}

/**
 * Whether a row has a word, in whichever script: in the name as it is shown and as the guest wrote it, and in the address, since of
 * eighteen guests named सुनीता the village tells which.
 */
function hasWord({ word, sound }: SearchedWord): RawBuilder<unknown> {
  const asWritten = sql`strpos(searched, ${word}) > 0`
  // One consonant alone begins too many names: it is the whole of a word.
  return sound === undefined
    ? asWritten
    : sql`(${asWritten} or strpos(sounds, ${` ${sound}${sound.length === 1 ? ' ' : ''}`}) > 0)`
}

/** The name as the guest of a contribution wrote it; undefined if the box has no such contribution. */
export const findWrittenName = (
  db: Kysely<Database>,
  boxId: string,
  id: string,
): Promise<Pick<Row<'contributions'>, 'guest_name'> | undefined> =>
  db
    .selectFrom('contributions')
    .select('guest_name')
    .where('id', '=', id)
    .where('event_box_id', '=', boxId)
    .executeTakeFirst()

const LATEST_CORRECTIONS = 20

/** Newest first, with the name of the host who made it. */
export const listNameCorrections = (db: Kysely<Database>, boxId: string, contributionId: string) =>
  db
    .selectFrom('name_corrections')
    .innerJoin('hosts', 'hosts.id', 'name_corrections.host_id')
    .select(['name_before', 'name_after', 'corrected_at', 'first_name', 'last_name'])
    .where('event_box_id', '=', boxId)
    .where('contribution_id', '=', contributionId)
    .orderBy('corrected_at', 'desc')
    .orderBy('name_corrections.id', 'desc')
    .limit(LATEST_CORRECTIONS)
    .execute()

export const findThankYou = (
  db: Kysely<Database>,
  hostId: string,
): Promise<Pick<Row<'hosts'>, 'thank_you'> | undefined> =>
  db.selectFrom('hosts').select('thank_you').where('id', '=', hostId).executeTakeFirst()
