// Hosts in tests: signed in, calling the API as a browser would. Their rows come from rows.ts.
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

/** An access token of a host by the current clock; its session is not stored. */
export async function hostHeaders({ services }: TestApp, hostId: string): Promise<{ authorization: string }> {
  const caller = { accountId: hostId, sessionId: randomUUID() }
  return { authorization: `Bearer ${await signAccessToken(services.keys, 'host', caller, services.now())}` }
}

/** Calls the API below /api; as the host `hostId`, if given. */
export async function call(
  test: TestApp,
  [method, path]: readonly [Method, string],
  {
    hostId,
    body,
    ...more
  }: { hostId?: string; body?: string | object | undefined } & Partial<InjectOptions> = {},
): Promise<Answered> {
  const answer = await test.app.inject({
    method,
    url: `${API_PREFIX}${path}`,
    ...(body === undefined ? {} : { payload: body }),
    ...more,
    headers: { ...(hostId && (await hostHeaders(test, hostId))), ...more.headers },
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
