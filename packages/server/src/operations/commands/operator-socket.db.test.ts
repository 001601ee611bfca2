// The server's socket for operators: who may connect, and how it treats invalid questions.
import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDataDir } from '../../db/pglite/data-dir-lock.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { testDatabaseKind } from '../../test/database.ts'
import { askServer } from './ask-server.ts'
import { listenForOperator } from './listen-for-operator.ts'
import { operatorSocket } from './operator-socket.ts'
import { EXIT } from './question.ts'

let app: TestApp
let ear: { close(): Promise<void> }
const errors: unknown[] = []
const log = { error: (what: unknown) => void errors.push(what) }
const dataDir = () => app.services.settings.dataDir

beforeAll(async () => {
  app = await openTestApp()
  // Beside the lock, whose folder PostgreSQL does not need.
  if (testDatabaseKind === 'postgres') await (await lockDataDir(dataDir())).release()
  // As a killed process leaves it.
  await writeFile(await operatorSocket(dataDir()), '')
  ear = await listenForOperator(app.services, log)
})
afterAll(async () => {
  await ear.close()
  await app.close()
})

test('it answers, and its folder is open to its owner alone', async () => {
  const { mode } = await stat(dirname(await operatorSocket(dataDir())))
  expect(mode & 0o777).toBe(0o700)
  expect(await askServer(dataDir(), { command: 'books' })).toMatchObject({
    exitCode: EXIT.fine,
    text: expect.stringContaining('They agree.'),
  })
})

test('an invalid or too long question is not answered, and the next one is', async () => {
  const tooLong = JSON.stringify({ command: 'books', padding: 'x'.repeat(5_000) })
  for (const asked of ['no question', JSON.stringify({ command: 'payouts' }), tooLong]) {
    const line = connect(await operatorSocket(dataDir()))
    await once(line, 'connect')
    line.end(asked)
    expect(await text(line).catch(() => '')).toBe('')
  }
  expect(errors).toHaveLength(3)
  expect(await askServer(dataDir(), { command: 'books' })).toMatchObject({ exitCode: EXIT.fine })
})

test('who only looks whether it listens is no error', async () => {
  const before = errors.length
  const line = connect(await operatorSocket(dataDir()))
  await once(line, 'connect')
  line.end()
  expect(await text(line)).toBe('')
  expect(errors).toHaveLength(before)
})

test('where no server listens, there is no answer', async () => {
  expect(await askServer(`${dataDir()}/nothing`, { command: 'books' })).toBeUndefined()
})
