// A rolling restart of two servers behind a proxy, as at an upgrade, while guests keep giving.
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'
import { findInconsistencies } from '../db/self-check/self-check.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertEventBox } from '../test/rows.ts'
import { giveOverHttp } from '../test/servers/giving-over-http.ts'
import { type CheckingProxy, openProxy } from '../test/servers/health-checked-proxy.ts'
import { PROVIDER_KEY, type RunningServer, startServer } from '../test/servers/running-server.ts'

const GUESTS_AT_ONCE = 4

let database: TestDatabase
let standIn: StandIn
let proxy: CheckingProxy
let ports: string[]
let servers: RunningServer[]

const start = (port: string) => startServer(database, standIn, { PORT: port, DRAIN: '2s' })

beforeAll(async () => {
  database = await openTestDatabase()
  standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
  ports = [String(await freePort()), String(await freePort())]
  servers = await Promise.all(ports.map(start))
  proxy = await openProxy(ports)
  await Promise.all(ports.map((port) => proxy.seen(port, true)))
})
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM')
  await Promise.all(servers.map(({ ended }) => ended))
  await proxy.close()
  await standIn.stop()
  await database.close()
})

test('guests notice nothing while two servers behind a proxy are restarted one after the other [server-1]', async () => {
  const { id } = await insertEventBox(database.db, { event_date: '2030-11-21' })
  const came: string[] = []
  let goOn = true
  const guests = Array.from({ length: GUESTS_AT_ONCE }, async () => {
    while (goOn) came.push(...(await giveOverHttp(proxy.url, standIn.url, id)))
  })
  for (const [index, port] of ports.entries()) {
    const stopped = servers[index]
    stopped?.child.kill('SIGTERM')
    await proxy.seen(port, false)
    expect(await stopped?.ended).toMatchObject({ exitCode: 0, stderr: '' })
    servers[index] = await start(port)
    await proxy.seen(port, true)
  }
  goOn = false
  await Promise.all(guests)

  const contributions = came.length / 3
  expect(new Set(came)).toEqual(new Set(['page 200', 'order 200', 'proof 200']))
  const recorded = await database.db
    .selectFrom('contributions')
    .select('id')
    .where('event_box_id', '=', id)
    .execute()
  expect(recorded).toHaveLength(contributions)
  expect(await findInconsistencies(database.db)).toEqual([])
})
