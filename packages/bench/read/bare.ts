// What a read is compared with: a Fastify route that only answers the same, and its statements sent by pg alone.
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'
import { ask } from '../growth/ask.ts'
import type { Sent } from '../growth/sent-statements.ts'

type Call = () => Promise<unknown>
export type Bare<C> = { call: C; close(): Promise<unknown> }

/** `answerOf(text)` calls a route that sends what `text` parses to: no schema, no hook, no header of ours. */
export async function openBareRoute(): Promise<Bare<(text: string) => Call>> {
  const app = fastify()
  let answer: unknown
  app.get('/', async () => answer)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
  return {
    call: (text) => {
      const own: unknown = JSON.parse(text)
      return () => {
        answer = own
        return ask(url, {})
      }
    },
    close: () => app.close(),
  }
}

/** One after another over one connection, prepared, rows as pg parses them. */
export async function openBareSql(databaseUrl: string): Promise<Bare<(sent: readonly Sent[]) => Call>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let prepared = 0
  return {
    call: (sent) => {
      const statements = sent.map(({ text, values }) => ({
        name: `bare ${prepared++}`,
        text,
        values: [...values],
      }))
      return async () => {
        for (const statement of statements) await client.query(statement)
      }
    },
    close: () => client.end(),
  }
}
