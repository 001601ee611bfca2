// Two servers behind HAProxy, with PgBouncer between them and PostgreSQL, as the documents describe them.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInconsistencies } from '../../server/src/db/self-check/self-check.ts'
import { atDepth } from '../../server/src/test/generated/fields.ts'
import { insertEventBox } from '../../server/src/test/rows.ts'
import { giveOverHttp } from '../../server/src/test/servers/giving-over-http.ts'
import { describeWith } from '../processes/describe-with.ts'
import { openServers, restartInTurn, type Servers } from './open-servers.ts'
import { isFailure, startVisits } from './visits.ts'

const REQUESTS = atDepth(300, 3_000)
const GUESTS = 2

describeWith(['haproxy', 'pgbouncer'], () => {
  let servers: Servers
  beforeAll(async () => {
    // Often enough for a test: both of the two checks within the time of DRAIN.
    servers = await openServers({ count: 2, drain: '1s', checkEvery: '100ms' })
  })
  afterAll(() => servers.close())

  test('a guest opens the page, gives, and is thanked', async () => {
    const { db } = servers.database
    const { id } = await insertEventBox(db, { event_date: '2030-11-21' })
    expect(await giveOverHttp(servers.url, servers.standIn.url, id)).toEqual([
      'page 200',
      'order 200',
      'proof 200',
    ])
    const given = db.selectFrom('contributions').select('amount_paise').where('event_box_id', '=', id)
    expect(await given.execute()).toEqual([{ amount_paise: 50_100 }])
  })

  test('each server listens for jobs on a session of its own, past PgBouncer', async () => {
    const { rows } = await sql`select count(*)::int as listening from pg_stat_activity
      where datname = current_database() and application_name = 'lifafa-jobs'
        and query ~* '^\s*listen|pg_listening_channels'`.execute(servers.database.db)
    expect(rows).toEqual([{ listening: 2 }])
  })

  test('no call fails while the servers are restarted one after the other, and no gift is lost [server-1]', async () => {
    const { db } = servers.database
    const visits = await startVisits(servers, GUESTS)
    await restartInTurn(servers, () => visits.answered() >= REQUESTS)
    await visits.stop()
    expect([...visits.outcomes.keys()].filter(isFailure)).toEqual([])
    const given = await db
      .selectFrom('contributions')
      .select('id')
      .where('event_box_id', '=', visits.boxId)
      .execute()
    expect(given).toHaveLength(visits.outcomes.get('proof 200') ?? 0)
    expect(await findInconsistencies(db)).toEqual([])
  })
})
