// A provider on a port of its own with scripted answers, which records the calls.
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

export type Asked = { method: string; path: string; query: object; headers: object; body: unknown }
/**
 * `body`: an object is sent as JSON, a text as it is; undefined: the connection is cut instead of an answer. `isCut`: it is cut
 * after the headers. `isLate`: there is no answer at all.
 */
export type Answer = {
  status?: number
  location?: string
  body: object | string | undefined
  isCut?: boolean
  isLate?: boolean
}

export type ScriptedProvider = {
  url: string
  asked: Asked[]
  /** One after another; the last is repeated. */
  willAnswer(...answers: Answer[]): void
  close(): Promise<void>
}

const isJson = ({ headers }: IncomingMessage): boolean => headers['content-type'] === 'application/json'

/** For the tests of the calling file: started before them, closed after them. */
export function scriptedProvider(): ScriptedProvider {
  const wire = {} as ScriptedProvider
  beforeAll(async () => {
    Object.assign(wire, await startScriptedProvider())
  })
  afterAll(() => wire.close())
  return wire
}

async function startScriptedProvider(): Promise<ScriptedProvider> {
  const asked: Asked[] = []
  let answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const sent = Buffer.concat(await request.toArray()).toString()
    asked.push({
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: sent === '' ? undefined : isJson(request) ? JSON.parse(sent) : sent,
    })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer?.isLate) return
    if (answer?.isCut) {
      response.writeHead(200, { 'content-length': 1000 }).write('{', () => request.socket.end())
      return
    }
    if (answer?.body === undefined) {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status ?? 200, {
      connection: 'close',
      ...(answer.location && { location: answer.location }),
    })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    willAnswer(...next) {
      answers = next
      asked.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
