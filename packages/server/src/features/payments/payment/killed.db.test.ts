// A server that is killed during a payment: the next one completes what it had begun, and nothing is done twice.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { startStandIn } from '@lifafa/razorpay-stand-in'
import { callControl, type Proof, payOrder } from '@lifafa/razorpay-stand-in/call-control'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../db/open-database.ts'
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import { testLog } from '../../../test/database/database-log.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { CHARGE_PAISE, GUEST } from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { postJson } from '../../../test/servers/post-json.ts'
import { PROVIDER_KEY, type RunningServer, startServer } from '../../../test/servers/running-server.ts'

type Where = Pick<TestDatabase, 'databaseUrl' | 'dataDir'>

async function makeDatabase(): Promise<Where> {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return database
}

async function inDatabase<T>(where: Where, look: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ ...where, log: testLog })
  return look(db).finally(close)
}

async function openProvider() {
  const standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
  onTestFinished(() => standIn.stop())
  const control = <T>(method: string, path: string, body?: object): Promise<T> =>
    callControl(standIn.url, method, path, body)
  return {
    standIn,
    strike: (fault: object) => control('POST', '/faults', fault),
    mend: () => control('DELETE', '/faults'),
    pay: (orderId: string): Promise<Proof> => payOrder(standIn.url, orderId, { webhooks: false }),
    /** All orders so far, as `GET /v1/orders` lists them. */
    async asked(): Promise<string[]> {
      const { requests } = await control<{ requests: { method: string; url: string }[] }>('GET', '/requests')
      return requests.map(({ method, url }) => `${method} ${url}`)
    },
    /** Finds the order whose answer was lost. */
    async lostOrder(known: readonly string[]): Promise<string> {
      const authorization = `Basic ${btoa(`${PROVIDER_KEY.keyId}:${PROVIDER_KEY.keySecret}`)}`
      const response = await fetch(`${standIn.url}/v1/orders`, { headers: { authorization } })
      const { items } = (await response.json()) as { items: { id: string }[] }
      const lost = items.filter(({ id }) => !known.includes(id))
      expect(lost).toHaveLength(1)
      return lost[0]?.id ?? ''
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the test reads whatever the provider answers
const post = async ({ url }: RunningServer, path: string, body: object): Promise<any> => {
  const response = await postJson(`${url}${API_PREFIX}${path}/`, body)
  return response.json()
}

/** The process ends with the test, however that ends. */
async function start(...how: Parameters<typeof startServer>): Promise<RunningServer> {
  const server = await startServer(...how)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

// Starts two real processes, one after the other.
test('a killed server’s unfinished work is completed by the next one [payment-33]', async () => {
  const where = await makeDatabase()
  const box = await inDatabase(where, (db) => insertEventBox(db, { event_date: '2099-11-21' }))
  const { standIn, strike, mend, pay, asked, lostOrder } = await openProvider()
  const keys = {
    unasked: crypto.randomUUID(),
    unanswered: crypto.randomUUID(),
    uncommitted: crypto.randomUUID(),
    committed: crypto.randomUUID(),
  }
  const order = (server: RunningServer, request_key: string) =>
    post(server, paymentPaths.createOrder, {
      ...GUEST,
      amount: CHARGE_PAISE,
      giftid: box.id,
      request_key,
      again: true,
    })
  const verify = (server: RunningServer, proof: Proof) => post(server, paymentPaths.verify, proof)
  const status = async (server: RunningServer, request_key: string) =>
    (await post(server, paymentPaths.status, { request_key })).state
  /** The client gets no answer. */
  const isLost = (answer: Promise<unknown>): void => void answer.catch(() => {})

  const first = await start(where, standIn)
  const [uncommitted, committed] = [await order(first, keys.uncommitted), await order(first, keys.committed)]
  const proofs = { uncommitted: await pay(uncommitted.id), committed: await pay(committed.id) }
  isLost(verify(first, proofs.committed))
  await expect.poll(() => status(first, keys.committed)).toBe('paid')
  await strike({ kind: 'timeout', method: 'GET', times: 9 })
  isLost(verify(first, proofs.uncommitted))
  await expect.poll(asked).toContain(`GET /v1/payments/${proofs.uncommitted.razorpay_payment_id}`)
  await strike({ kind: 'cut', method: 'POST' })
  isLost(order(first, keys.unanswered))
  // Its scheduled tasks ask for lists meanwhile.
  await expect.poll(asked).toContainEqual(expect.stringMatching(/^GET \/v1\/orders\?receipt=/))
  await strike({ kind: 'timeout', method: 'POST' })
  isLost(order(first, keys.unasked))
  await expect.poll(async () => (await asked()).filter((call) => call === 'POST /v1/orders')).toHaveLength(4)
  first.child.kill('SIGKILL')
  await first.ended
  await mend()

  await pay(await lostOrder([uncommitted.id, committed.id]))
  // Now the orders are due for their last check.
  const open = await inDatabase(where, (db) =>
    db
      .updateTable('payment_orders')
      .set({
        created_at: sql`(created_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC'`,
        check_at: sql`created_at`,
      })
      .where('state', '!=', 'paid')
      .returning(['id', 'request_key'])
      .execute(),
  )
  const unaskedId = open.find(({ request_key }) => request_key === keys.unasked)?.id
  const second = await start(where, standIn, { RECONCILE_AFTER: '1s' })
  expect(await verify(second, proofs.committed)).toMatchObject({ success: true })
  expect(await verify(second, proofs.uncommitted)).toMatchObject({ success: true })
  await expect.poll(() => status(second, keys.unanswered)).toBe('paid')
  await expect.poll(asked).toContain(`GET /v1/orders?receipt=${unaskedId}`)
  second.child.kill('SIGTERM')
  await second.ended

  await inDatabase(where, async (db) => {
    const orders = await db.selectFrom('payment_orders').select(['request_key', 'state']).execute()
    expect(Object.fromEntries(orders.map(({ request_key, state }) => [request_key, state]))).toEqual({
      [keys.unasked]: 'abandoned',
      [keys.unanswered]: 'paid',
      [keys.uncommitted]: 'paid',
      [keys.committed]: 'paid',
    })
    expect(await db.selectFrom('contributions').select('amount_paise').execute()).toHaveLength(3)
    expect(await findInconsistencies(db)).toEqual([])
  })
})
