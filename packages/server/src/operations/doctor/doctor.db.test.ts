// `npm run doctor` on a database: sound, of another version, and with webhooks that do not come.
import { chmod } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/open-database.ts'
import { readSettings } from '../../settings.ts'
import { testLog } from '../../test/database/database-log.ts'
import { makeWhere } from '../../test/servers/bare-server.ts'
import { examineDataDir } from './examine-data-dir.ts'
import { examineDatabase } from './examine-database.ts'

let settings: ReturnType<typeof readSettings>
let close: () => Promise<void>
beforeAll(async () => {
  const made = await makeWhere()
  settings = readSettings(made.where)
  close = made.close
})
afterAll(() => close())

const examine = () => examineDatabase(settings, () => new Date(), testLog)

test('a sound database is good in every respect; one of another version is reported', async () => {
  expect((await examine()).map(({ of, state }) => [of, state])).toEqual([
    ['database', 'good'],
    ['books', 'good'],
    ['clock', 'good'],
    ['webhooks', 'good'],
  ])
  const database = await openDatabase({ ...settings, log: testLog })
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'now')`.execute(
    database.db,
  )
  await database.close()
  expect(await examine()).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('belongs to another version') },
  ])
})

test('a data directory that others can read is reported', async () => {
  await chmod(settings.dataDir, 0o755)
  expect((await examineDataDir(settings))[0]).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining(`chmod 700 ${settings.dataDir}`),
  })
})
