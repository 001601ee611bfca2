// The delay of the event loop, as an operator reads it.
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { watchEventLoop } from './event-loop-delay.ts'

const BLOCKED_MS = 500

function block(): void {
  const begun = performance.now()
  while (performance.now() - begun < BLOCKED_MS);
}

test('a blocked event loop is told in seconds, once', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const read = watchEventLoop(app)
  const longest = () => read().samples.at(-1)?.value ?? 0
  block()
  // The timer may be heard after this.
  await expect.poll(longest).toBeGreaterThan((BLOCKED_MS / 1000) * 0.9)
  expect(longest()).toBeLessThan(BLOCKED_MS / 1000 / 2)
})
