// Events of the provider that have served are deleted, however many there are; the latest stays.
import { EVENTS_RETENTION_MS } from '@lifafa/contract/limits'
import { sql } from 'kysely'
import { expect, test } from '../../../test/test.ts'
import { deleteOldEvents } from './delete-old-events.ts'

test('more old events than one batch are deleted in one run; the latest stays', async ({ app }) => {
  const { db } = app.services
  const now = app.clock.now
  const old = new Date(now.getTime() - EVENTS_RETENTION_MS)
  await sql`insert into provider_events (id, type, body, received_at, handled_at, outcome)
    select 'evt_' || number, 'order.paid', '{}', ${old}::timestamptz - number * interval '1 second', ${old}::timestamptz, 'already'
    from generate_series(0, 2001) as number`.execute(db)
  await db
    .insertInto('provider_events')
    .values({
      id: 'evt_latest',
      type: 'order.paid',
      body: '{}',
      received_at: now,
      handled_at: now,
      outcome: 'already',
    })
    .execute()
  await deleteOldEvents({ db, now, signal: new AbortController().signal })
  const left = await db.selectFrom('provider_events').select('id').where('id', 'like', 'evt_%').execute()
  expect(left).toEqual([{ id: 'evt_latest' }])
})
