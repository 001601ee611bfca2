// Stores deliveries: each event with its bytes, its number of tries, and its next due time.

import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import type { EventName } from './event-names.ts'

export type Attempt = { at: string; outcome: 'acknowledged' | 'refused' | 'no answer'; detail: string }

/** Times in milliseconds. The secret is the one of the day the event happened: retries stay signed with it. */
export type Delivery = {
  id: number
  eventId: string
  event: EventName
  body: string
  secret: string
  createdAt: number
  firstSentAt: number | null
  dueAt: number | null
  status: 'waiting' | 'delivered' | 'dropped' | 'given up'
  attempts: Attempt[]
}

export type Deliveries = {
  add(delivery: Pick<Delivery, 'eventId' | 'event' | 'body' | 'secret' | 'dueAt' | 'status'>): void
  save(delivery: Delivery): void
  find(id: number): Delivery | undefined
  /** Oldest first. */
  list(): Delivery[]
  listDueIds(limit: number): number[]
  /** When the next one that is not due yet will be, in milliseconds of the stand-in's clock. */
  nextDueAt(): number | undefined
}

const COLUMNS = `id, event_id as "eventId", event, body, secret, created_at as "createdAt",
  first_sent_at as "firstSentAt", due_at as "dueAt", status, attempts`

export function createDeliveries(database: Database, clock: Clock): Deliveries {
  const insert = database.prepare(
    'insert into deliveries (event_id, event, body, secret, created_at, due_at, status) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const update = database.prepare(
    'update deliveries set secret = ?, first_sent_at = ?, due_at = ?, status = ?, attempts = ? where id = ?',
  )
  const one = database.prepare(`select ${COLUMNS} from deliveries where id = ?`)
  const all = database.prepare(`select ${COLUMNS} from deliveries order by id`)
  const due = database.prepare('select id from deliveries where due_at <= ? order by due_at, id limit ?')
  const next = database.prepare('select min(due_at) as "dueAt" from deliveries where due_at > ?')
  const asDelivery = (row: Record<string, unknown>) =>
    ({ ...row, attempts: JSON.parse(String(row.attempts)) }) as Delivery

  return {
    add({ eventId, event, body, secret, dueAt, status }) {
      insert.run(eventId, event, body, secret, clock.now().getTime(), dueAt, status)
    },
    save({ id, secret, firstSentAt, dueAt, status, attempts }) {
      update.run(secret, firstSentAt, dueAt, status, JSON.stringify(attempts), id)
    },
    find(id) {
      const row = one.get(id)
      return row && asDelivery(row)
    },
    list: () => all.all().map(asDelivery),
    listDueIds: (limit) => due.all(clock.now().getTime(), limit).map((row) => Number(row.id)),
    nextDueAt: () => (next.get(clock.now().getTime())?.dueAt as number | null) ?? undefined,
  }
}
