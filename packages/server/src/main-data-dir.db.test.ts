// The data directory of a server process: another's is refused, and no two servers use one.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabaseKind } from './test/database.ts'
import { end, KEYS, makeWhere, startBareServer, untilItSays, type Where } from './test/servers/bare-server.ts'

let where: Where
let close: () => Promise<void>
beforeAll(async () => {
  ;({ where, close } = await makeWhere())
})
afterAll(() => close())

const startServer = (env?: NodeJS.ProcessEnv) => startBareServer(where, env)

test('a foreign data directory is refused and not changed [server-3]', async () => {
  const refusal = async (env: NodeJS.ProcessEnv) => {
    const { exitCode, stderr } = await (await startServer({ ...KEYS, ...env })).ended
    expect(exitCode).toBe(1)
    return stderr
  }
  const foreign = await mkdtemp(join(tmpdir(), 'lifafa-foreign-'))
  await writeFile(join(foreign, 'wedding.jpg'), '')
  expect(await refusal({ DATA_DIR: foreign })).toContain('holds something else (wedding.jpg)')
  expect(await readdir(foreign)).toEqual(['wedding.jpg'])
  await rm(foreign, { recursive: true })

  const server = await startServer()
  await untilItSays(server, server.url)
  await end(server)
  const mark = join(where.DATA_DIR, 'installation')
  const own = await readFile(mark, 'utf8')
  await writeFile(mark, '1c0e7a52-4b66-4d43-8f3f-f2d1b1a0c9aa')
  expect(await refusal({})).toContain('belongs to another installation than the database')
  await writeFile(mark, own)
})

if (testDatabaseKind === 'pglite')
  test('a second server on one data directory is refused, and can start once the first is killed', async () => {
    const first = await startServer()
    await untilItSays(first, first.url)
    const second = await (await startServer()).ended
    expect(second.exitCode).toBe(1)
    expect(second.stderr).toContain('Another process is using the data directory')
    first.child.kill('SIGKILL')
    await first.ended
    const third = await startServer()
    await untilItSays(third, third.url)
    await end(third)
  })
