// The watchdog, in processes of their own: which processes it ends, and which it does not.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startProcess, type TestProcess } from '../test/start-process.ts'

/** Far longer than a busy machine makes a process wait for processor time. */
const LIMIT_MS = 2000

const watch = (pauseMs: number) => startProcess('./watched-process.ts', [String(LIMIT_MS), String(pauseMs)])

async function turns({ lines }: TestProcess, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) expect(await lines.next()).toMatchObject({ value: 'turning' })
}

async function end({ child, ended }: TestProcess): Promise<void> {
  child.kill('SIGKILL')
  expect(await ended).toMatchObject({ stderr: '' })
}

test('a process whose event loop is blocked is ended, with a message [server-9]', async () => {
  const watched = watch(0)
  const { exitCode, stderr } = await watched.ended
  expect(stderr).toMatch(/^Lifafa stood still for 2 seconds, and ends .*\n$/)
  expect([exitCode, watched.child.signalCode]).toEqual([null, 'SIGKILL'])
})

test('a process whose event loop is slow, but within the limit, is not ended [server-10]', async () => {
  const watched = watch(LIMIT_MS * 0.4)
  await turns(watched, 4)
  await end(watched)
})

test('a process survives a suspended machine, even for longer than the limit [server-11]', async () => {
  const watched = watch(1)
  // By then the thread watches, too.
  await turns(watched, 6)
  watched.child.kill('SIGSTOP')
  // The test shows that this time does not count.
  await delay(LIMIT_MS * 1.3)
  watched.child.kill('SIGCONT')
  await turns(watched, 6)
  await end(watched)
})
