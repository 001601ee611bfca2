// An entry arrives while a count is being closed.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { aSignedInHost } from '../../test/fixtures.ts'
import { enterDesk, openDesk, version } from '../../test/register/desks.ts'
import { insertEventBox } from '../../test/rows.ts'
import { expect, test } from '../../test/test.ts'
import { MINUTE_MS } from '../../test/times.ts'

test('an entry that was written before a count, and arrives while it is closed, is late for it', async ({
  app,
}) => {
  const { db } = app.services
  const host = await aSignedInHost(app)
  const box = await insertEventBox(db, { host_id: host.row.id })
  const desk = await enterDesk(app, await openDesk(app, box, host.row.id))
  const written = version(app, 1)
  app.clock.now = new Date(app.clock.now.getTime() + MINUTE_MS)
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    ).rows.length
  const none = { notes_500: 0, notes_200: 0, notes_100: 0, notes_50: 0, notes_20: 0, notes_10: 0 }
  const counted = { ...none, coins_paise: 0, cheques: 0, cheques_paise: 0, expected_cash_paise: 0 }
  let sent: ReturnType<typeof desk.send> | undefined
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('event_boxes').select('id').where('id', '=', box.id).forUpdate().execute()
    sent = desk.send(written)
    await expect.poll(waiting).toBe(1)
    await trx
      .insertInto('register_counts')
      .values({
        ...{ ...counted, id: randomUUID(), event_box_id: box.id, number: 1, entries: 1 },
        ...{ first_counter: 'Chacha', second_counter: 'Mama', counted_at: app.clock.now },
        ...{ expected_cheques_paise: 0, difference_paise: 0 },
      })
      .execute()
  })
  expect((await sent)?.body.results).toMatchObject([{ result: 'stored' }])
  expect((await desk.call(['GET', '/desk/entries'])).body.entries).toMatchObject([{ late_for_count: 1 }])
})
