// Whether the database is asked once for many callers of /readyz.
import { type FastifyBaseLogger, fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import { openLog } from '../tracing/open-log.ts'
import { health, keepAnswer } from './health.ts'

test('callers of /readyz share a line of the log, too, while there is no database', async () => {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = openLog('error', { write: (line) => void lines.push(line) })
  const app = fastify({ loggerInstance })
  health(app, { db: {} as Services['db'] }, () => 'serving')
  const answers = await Promise.all([1, 2, 3].map(() => app.inject('/readyz')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the database does not answer'])
  await app.close()
})

test('a hundred callers share one question, and its answer is kept for a second', async () => {
  let at = 0
  const ask = vi.fn(async () => at)
  const answer = keepAnswer(ask, 1000, () => at)
  const answers = await Promise.all(Array.from({ length: 100 }, answer))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(new Set(answers)).toEqual(new Set([0]))
  at = 999
  expect(await answer()).toBe(0)
  at = 1000
  expect(await answer()).toBe(1000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a slow answer is waited for by all, and no second question is asked meanwhile', async () => {
  let at = 0
  const slow = Promise.withResolvers<boolean>()
  const ask = vi.fn(() => slow.promise)
  const answer = keepAnswer(ask, 1000, () => at)
  const first = answer()
  at = 60_000
  const second = answer()
  slow.resolve(true)
  expect([await first, await second]).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a failure is shared for a second, too, and then asked about again', async () => {
  let at = 0
  const ask = vi.fn(async () => {
    if (at < 1000) throw new Error('no database')
    return true
  })
  const answer = keepAnswer(ask, 1000, () => at)
  await expect(answer()).rejects.toThrow('no database')
  await expect(answer()).rejects.toThrow('no database')
  expect(ask).toHaveBeenCalledTimes(1)
  at = 1000
  expect(await answer()).toBe(true)
})
