// Starts the server as a process with no more than keys, for tests of its start, its output and its end.
import { expect } from 'vitest'
import { freePort } from '../../../../../tools/free-port.mjs'
import type { TestDatabase } from '../database.ts'
import { startProcess, type TestProcess } from '../start-process.ts'

export const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_tests',
  RAZORPAY_KEY_SECRET: 'a secret of the tests',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
}

/** Resolves as soon as the process exists; it may not answer yet, or ever. */
export async function startBareServer(
  { dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  env: NodeJS.ProcessEnv = KEYS,
): Promise<TestProcess & { url: string }> {
  const PORT = String(await freePort())
  const where = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  return { ...startProcess('../main.ts', [], { ...where, PORT, ...env }), url: `http://localhost:${PORT}` }
}

/** Reads the server's output until it contains `words`. */
export async function untilItSays({ lines, ended }: TestProcess, words: string): Promise<string> {
  for await (const line of lines) if (line.includes(words)) return line
  throw new Error(`It never said “${words}”. ${(await ended).stderr}`)
}

/** Ends the server as an operator does, and expects that it ends without an error. */
export async function end({ child, ended }: TestProcess): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ exitCode: 0, stderr: '' })
}
