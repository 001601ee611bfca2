// Boxes whose ledger differs from their contributions and payouts are reported; consistent ones are not, corrected or not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertContribution, insertEntry, insertEventBox } from '../test/rows.ts'
import { findInconsistentBoxes } from './find-inconsistent-boxes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('boxes without contributions, with contributions, and with a corrected debt are consistent', async () => {
  await insertEventBox(database.db)
  const box = await insertEventBox(database.db)
  for (let contributions = 0; contributions < 3; contributions++)
    await insertContribution(database.db, { event_box_id: box.id })
  await insertEntry(database.db, { event_box_id: box.id, owed_to_hosts: -100, gateway_receivable: 100 })
  expect(await findInconsistentBoxes(database.db)).toEqual([])
})

test('a box whose ledger owes what its contributions and payouts do not is reported', async () => {
  const { id } = await insertEventBox(database.db)
  await insertEntry(database.db, {
    event_box_id: id,
    kind: 'fee-invoice',
    owed_to_hosts: -900,
    suspense: 900,
  })
  expect(await findInconsistentBoxes(database.db)).toEqual([
    { id, name: 'Asha & Ravi', owedPaise: 900, leftPaise: 0 },
  ])
})
