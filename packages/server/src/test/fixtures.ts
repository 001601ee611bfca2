// Hosts at work in tests: signed in, calling the API as a browser would. Their rows come from rows.ts.
import { randomUUID } from 'node:crypto'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { InjectOptions } from 'fastify'
import type { Row } from '../db/tables.ts'
import { signAccessToken } from '../sessions/access-token.ts'
import type { TestApp } from './app.ts'
import { insertHost } from './rows.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer, whatever its type
type Answered = { status: number; headers: Record<string, unknown>; body: any }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Calls the API below /api; with an access token of `hostId`, made anew for the clock as it stands, of no session that is kept. */
export async function call(
  { app, services }: TestApp,
  [method, path]: readonly [Method, string],
  {
    hostId,
    body,
    ...more
  }: { hostId?: string; body?: string | object | undefined } & Partial<InjectOptions> = {},
): Promise<Answered> {
  const caller = hostId && { accountId: hostId, sessionId: randomUUID() }
  const token = caller && (await signAccessToken(services.keys, 'host', caller, services.now()))
  const answer = await app.inject({
    method,
    url: `${API_PREFIX}${path}`,
    ...(body === undefined ? {} : { payload: body }),
    ...more,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...more.headers },
  })
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body) }
}

export type SignedInHost = {
  row: Row<'hosts'>
  call(
    call: readonly [Method, string],
    body?: string | object,
    more?: Partial<InjectOptions>,
  ): Promise<Answered>
}

/** A verified host, signed in. */
export async function aSignedInHost(test: TestApp): Promise<SignedInHost> {
  const row = await insertHost(test.services.db)
  return { row, call: (what, body, more) => call(test, what, { hostId: row.id, body, ...more }) }
}
