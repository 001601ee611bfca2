// Waits until a program that was started can be used.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Program } from './start-program.ts'

const ASK_EVERY_MS = 20
const WITHIN_MS = 60_000

/** True where something listens on this loopback port, or Unix socket. */
export async function accepts(address: number | string): Promise<boolean> {
  const socket = typeof address === 'number' ? connect(address, '127.0.0.1') : connect(address)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Throws with what the program has printed where it ends before it is ready, or is not ready within a minute. */
export async function untilReady(
  { ended, logFile }: Pick<Program, 'ended' | 'logFile'>,
  isReady: () => Promise<boolean>,
): Promise<void> {
  let hasEnded = false
  const latest = performance.now() + WITHIN_MS
  void ended.finally(() => {
    hasEnded = true
  })
  while (!(await isReady())) {
    if (hasEnded || performance.now() > latest)
      throw new Error(`A program did not start: ${await readFile(logFile, 'utf8').catch(() => 'no output')}`)
    await delay(ASK_EVERY_MS)
  }
}
