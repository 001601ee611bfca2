// Servers as processes that are killed in tests, and the database and provider that outlive them.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { startStandIn } from '@lifafa/razorpay-stand-in'
import { expect, onTestFinished } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts'
import { testLog } from '../database/database-log.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import type { Proof } from '../paying.ts'
import { PROVIDER_KEY, type RunningServer, startServer } from '../servers/running-server.ts'

type Where = Pick<TestDatabase, 'databaseUrl' | 'dataDir'>

export async function makeDatabase(): Promise<Where> {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return database
}

export async function inDatabase<T>(where: Where, look: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ ...where, log: testLog })
  return look(db).finally(close)
}

export async function openProvider() {
  const standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
  onTestFinished(() => standIn.stop())
  // biome-ignore lint/suspicious/noExplicitAny: the test reads whatever the provider answers
  const control = async (method: string, path: string, body?: object): Promise<any> => {
    const response = await fetch(`${standIn.url}/stand-in${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return response.json()
  }
  return {
    standIn,
    strike: (fault: object) => control('POST', '/faults', fault),
    mend: () => control('DELETE', '/faults'),
    pay: (orderId: string): Promise<Proof> => control('POST', `/orders/${orderId}/pay`, { webhooks: false }),
    /** All orders so far, as `GET /v1/orders` lists them. */
    async asked(): Promise<string[]> {
      const { requests } = await control('GET', '/requests')
      return requests.map(({ method, url }: { method: string; url: string }) => `${method} ${url}`)
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

// biome-ignore lint/suspicious/noExplicitAny: as above
export const post = async ({ url }: RunningServer, path: string, body: object): Promise<any> => {
  const response = await fetch(`${url}${API_PREFIX}${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** The process ends with the test, however that ends. */
export async function start(...how: Parameters<typeof startServer>): Promise<RunningServer> {
  const server = await startServer(...how)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

export const GUEST = { name: 'Sunita Deshpande', phone: '9876543210', address: '7 Station Road, Pune' }
