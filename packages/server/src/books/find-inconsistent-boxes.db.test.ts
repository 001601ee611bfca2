// Boxes whose ledger differs from their contributions and payouts are reported; consistent ones are not, corrected or not.
import { expect, test } from 'vitest'
import { insertContribution, insertEntry, insertEventBox } from '../test/rows.ts'
import { testDatabase } from '../test/test-database.ts'
import { findInconsistentBoxes } from './find-inconsistent-boxes.ts'

const database = testDatabase()

test('boxes without contributions, with contributions, and with a corrected debt are consistent', async () => {
  await insertEventBox(database.db)
  const box = await insertEventBox(database.db)
  for (let contributions = 0; contributions < 3; contributions++)
    await insertContribution(database.db, { event_box_id: box.id })
  await insertEntry(database.db, { event_box_id: box.id, owed_to_hosts: -100, gateway_receivable: 100 })
  expect(await findInconsistentBoxes(database.db)).toEqual([])
})

test('reports a box whose debt in the ledger differs from its contributions less payouts', async () => {
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
