// Two servers behind a proxy, one after the other is stopped and started as at an upgrade, while guests keep giving.
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'
import { findInconsistencies } from '../db/self-check.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { type CheckingProxy, openProxy } from '../test/health-checked-proxy.ts'
import { CHARGE_PAISE, type Proof } from '../test/paying.ts'
import { insertEventBox } from '../test/rows.ts'
import { PROVIDER_KEY, type RunningServer, startServer } from '../test/running-server.ts'

const GUESTS_AT_ONCE = 4
const GUEST = { name: 'Sunita Deshpande', phone: '9876543210', address: '7 Station Road, Pune' }

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

/** What came of a call, in a word: its status, or how the line broke. */
async function ask(
  what: string,
  path: string,
  body?: object,
): Promise<{ came: string; told: { id?: string } }> {
  try {
    const answer = await fetch(`${proxy.url}${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const text = await answer.text()
    return { came: `${what} ${answer.status}`, told: answer.ok && body ? JSON.parse(text) : {} }
  } catch (error) {
    return { came: `${what} ${error}`, told: {} }
  }
}

async function payAtProvider(orderId: string): Promise<Proof> {
  const answer = await fetch(`${standIn.url}/stand-in/orders/${orderId}/pay`, { method: 'POST' })
  return (await answer.json()) as Proof
}

/** Opens the page, gives, and proves it. */
async function give(boxId: string): Promise<string[]> {
  const page = await ask('page', `/contribute/${boxId}`)
  const order = await ask('order', '/api/payment/create-order/', {
    ...GUEST,
    giftid: boxId,
    amount: CHARGE_PAISE,
    again: true,
  })
  if (!order.told.id) return [page.came, order.came]
  const proof = await payAtProvider(order.told.id)
  const verified = await ask('proof', '/api/payment/verify/', {
    ...proof,
    ...GUEST,
    giftid: boxId,
    amount: 501,
  })
  return [page.came, order.came, verified.came]
}

test('a server that is stopped and started behind a proxy, and then the other, is noticed by no guest [server-1]', async () => {
  const { id } = await insertEventBox(database.db, { event_date: '2030-11-21' })
  const came: string[] = []
  let goOn = true
  const guests = Array.from({ length: GUESTS_AT_ONCE }, async () => {
    while (goOn) came.push(...(await give(id)))
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
  const kept = await database.db
    .selectFrom('contributions')
    .select('id')
    .where('event_box_id', '=', id)
    .execute()
  expect(kept).toHaveLength(contributions)
  expect(await findInconsistencies(database.db)).toEqual([])
})
