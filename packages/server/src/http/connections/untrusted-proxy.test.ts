// Tests that a proxy whose addresses are not trusted is reported, once.
import fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

async function warningsOf(trustedProxies: number, ...headers: Record<string, string>[]): Promise<string[]> {
  const warnings: string[] = []
  const write = (line: string) => warnings.push(JSON.parse(line).msg)
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, { write })
  const app = fastify({ loggerInstance })
  warnOfUntrustedProxy(app, { trustedProxies })
  app.get('/', () => 'here')
  for (const header of headers) await app.inject({ url: '/', headers: header })
  return warnings
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' }

test('an untrusted proxy is reported once', async () => {
  expect(await warningsOf(0, {}, forwarded, forwarded)).toEqual([expect.stringContaining('TRUST_PROXY')])
})

test('nothing is reported without a proxy, or with a trusted one', async () => {
  expect(await warningsOf(0, {})).toEqual([])
  expect(await warningsOf(1, forwarded)).toEqual([])
})
