// The watchdog, in processes of their own: whom it ends, and whom it leaves alone.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startProcess, type TestProcess } from '../test/start-process.ts'

/** Far more than a busy machine lets a process wait for its turn. */
const LIMIT_MS = 2000

const watch = (pauseMs: number) => startProcess('./watched-process.ts', [String(LIMIT_MS), String(pauseMs)])

async function turns({ lines }: TestProcess, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) expect(await lines.next()).toMatchObject({ value: 'turning' })
}

async function end({ child, ended }: TestProcess): Promise<void> {
  child.kill('SIGKILL')
  expect(await ended).toMatchObject({ stderr: '' })
}

test('a process whose event loop stands still is ended, and says so [server-9]', async () => {
  const watched = watch(0)
  const { exitCode, stderr } = await watched.ended
  expect(stderr).toMatch(/^Lifafa stood still for 2 seconds, and ends .*\n$/)
  expect([exitCode, watched.child.signalCode]).toEqual([null, 'SIGKILL'])
})

test('a process whose event loop turns slowly, again and again just within the limit, is left alone [server-10]', async () => {
  const watched = watch(LIMIT_MS * 0.4)
  await turns(watched, 4)
  await end(watched)
})

test('a machine that sleeps for longer than the limit finds its process alive when it wakes [server-11]', async () => {
  const watched = watch(1)
  // By then the thread watches, too.
  await turns(watched, 6)
  watched.child.kill('SIGSTOP')
  // What is tested is that this time does not count.
  await delay(LIMIT_MS * 1.3)
  watched.child.kill('SIGCONT')
  await turns(watched, 6)
  await end(watched)
})
