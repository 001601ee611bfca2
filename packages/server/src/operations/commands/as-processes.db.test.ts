// The two commands as processes: beside a running server, after it has ended, and without a database.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../../../tools/free-port.mjs'
import { makeDataDir } from '../../test/database/pglite-database.ts'
import { openTestDatabase, testDatabaseKind } from '../../test/database.ts'
import { startSandbox } from '../../test/servers/sandbox-server.ts'
import { startProcess } from '../../test/start-process.ts'
import { EXIT } from './question.ts'

let env: NodeJS.ProcessEnv
let cleanUp: () => Promise<void>
beforeAll(async () => {
  const ports = { PORT: String(await freePort()), SANDBOX_RAZORPAY_PORT: String(await freePort()) }
  if (testDatabaseKind === 'pglite') {
    const dataDir = await makeDataDir()
    env = { ...ports, RAZORPAY_KEY_ID: '', DATABASE_URL: '', DATA_DIR: dataDir }
    cleanUp = () => rm(dataDir, { recursive: true })
  } else {
    const { databaseUrl, dataDir, close } = await openTestDatabase()
    env = { ...ports, RAZORPAY_KEY_ID: '', DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
    cleanUp = close
  }
})
afterAll(() => cleanUp())

async function run(args: string[], more: NodeJS.ProcessEnv = {}) {
  const { lines, ended } = startProcess('../operations/commands/main.ts', args, { ...env, ...more })
  const printed: string[] = []
  for await (const line of lines) printed.push(line)
  return { text: printed.join('\n'), ...(await ended) }
}

test('an operator is answered while the server runs and after it has ended', async () => {
  const server = await startSandbox(env)
  await server.give()
  const running = await run(['books'])
  expect(running).toMatchObject({ exitCode: EXIT.fine, stderr: '' })
  expect(running.text).toMatch(/^ {2}captured +1 +₹521\.04$/m)
  expect(running.text).toMatch(/They agree\.$/)
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ exitCode: 0, stderr: '' })

  const alone = await run(['books'])
  expect(alone).toMatchObject({ exitCode: EXIT.unknown, stderr: '' })
  expect(alone.text).toMatch(/^ {2}contributions +1 +₹501$/m)
  expect(alone.text).toMatch(/Our own books are sound; .*npm start\.$/)
})

test('without a database the command says so, creates none, and explains its use', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'lifafa-asked-'))
  const { exitCode, stderr } = await run(['books'], { DATABASE_URL: '', DATA_DIR: empty })
  expect(stderr).toBe(`There is no database in ${empty}: nothing has been started there yet.\n`)
  expect(exitCode).toBe(EXIT.unknown)
  // As `npm run move-database` leaves it.
  await writeFile(join(empty, 'installation'), 'one')
  const moved = await run(['books'], { DATABASE_URL: '', DATA_DIR: empty })
  expect(moved).toMatchObject({ exitCode: EXIT.unknown })
  expect(moved.stderr).toContain('Set DATABASE_URL to that database')
  await rm(empty, { recursive: true })
  expect((await run(['payment'])).stderr).toContain('npm run books')
})
