// How often a guest's calls ask the database: each round trip costs a guest its time, and all guests a connection.
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { getInstallationId } from '../../db/installation.ts'
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { type CountingLine, openCountingLine } from '../../test/database/counting-line.ts'
import { testLog } from '../../test/database/database-log.ts'
import { expectSoundBooks, openOrder, pay, verify } from '../../test/paying.ts'
import { insertEventBox } from '../../test/rows.ts'

let app: TestApp
let line: CountingLine
let overLine: OpenDatabase
/** The server of `app`, whose guests' calls reach the database over the line. */
let counted: TestApp
beforeAll(async () => {
  app = await openTestApp()
  line = await openCountingLine(app.databaseUrl)
  overLine = await openDatabase({ databaseUrl: line.url, dataDir: '', log: testLog })
  // A new connection asks once whether its server takes writes.
  await getInstallationId(overLine.db)
  const services = { ...app.services, db: overLine.db }
  counted = { ...app, services, app: await buildApp(services, pino({ level: 'silent' })) }
})
afterAll(async () => {
  await counted.app.close()
  await overLine.close()
  await line.close()
  await app.close()
})

const contribute = async () => {
  const { id: giftid } = await insertEventBox(app.services.db)
  line.take()
  const { body } = await openOrder(counted, { giftid })
  const ordering = line.take()
  const proof = await pay(app, body.id)
  return { giftid, ordering, proof }
}

test.each([
  ['names its box', (giftid: string) => ({ giftid })],
  ['names no box', () => ({ giftid: undefined })],
])(
  'an order and a verified payment that %s take at most 4 round trips each, begin and commit counted',
  async (_what, late) => {
    const { giftid, ordering, proof } = await contribute()
    expect(ordering).toBe(3)
    expect(await verify(counted, proof, late(giftid))).toMatchObject({
      status: 200,
      body: { status: 'success' },
    })
    expect(line.take()).toBe(2)
    await verify(counted, proof, late(giftid))
    expect(line.take()).toBe(2)
    await expectSoundBooks(app)
  },
)
