// Two server processes on one PostgreSQL, in tests, with one stand-in as the provider.
import { createHmac } from 'node:crypto'
import { startStandIn } from '@lifafa/razorpay-stand-in'
import { callControl } from '@lifafa/razorpay-stand-in/call-control'
import { test as base } from 'vitest'
import { openTestDatabase } from '../database.ts'
import { PROVIDER_KEY, startServer, WEBHOOK_SECRET } from '../servers/running-server.ts'

export { expect } from 'vitest'

type Posted = { status: number; body: { id?: string; success: boolean } }

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase()
    onCleanup(() => database.close())
    return database
  })

  .extend('db', { scope: 'file' }, ({ database }) => database.db)

  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('standIn', { scope: 'file' }, async ({}, { onCleanup }) => {
    const standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
    onCleanup(() => standIn.stop())
    return standIn
  })

  /** Settings of both servers besides those of startServer. */
  .extend('env', { scope: 'file' }, (): NodeJS.ProcessEnv => ({}))

  .extend('urls', { scope: 'file' }, async ({ database, standIn, env }, { onCleanup }) => {
    const start = () => startServer(database, standIn, env)
    const servers = await Promise.all([start(), start()])
    onCleanup(async () => {
      for (const { child } of servers) child.kill('SIGTERM')
      await Promise.all(servers.map(({ ended }) => ended))
    })
    return servers.map(({ url }) => url)
  })

  /** Posts to the payment API, to the two servers in turn. */
  .extend('post', { scope: 'file' }, ({ urls }) => {
    return async (
      turn: number,
      path: string,
      body: string | object,
      headers: Record<string, string> = {},
    ): Promise<Posted> => {
      const response = await fetch(`${urls[turn % 2]}/api/payment/${path}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as Posted['body'] }
    }
  })

  /** The stand-in's control plane. */
  .extend('atProvider', { scope: 'file' }, ({ standIn }) => {
    return <T>(path: string, body?: object): Promise<T> =>
      callControl(standIn.url, body ? 'POST' : 'GET', path, body)
  })

export const aHundred = <T>(doing: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 100 }, (_, turn) => doing(turn)))

/** Signs a webhook's body. */
export const sign = (body: string): string => createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex')
