// Erased givers of the register: a host does not write one again by mistake.
import { randomUUID } from 'node:crypto'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { inTransaction } from '../../db/transaction.ts'
import type { TestApp } from '../../test/app.ts'
import { aSignedInHost } from '../../test/fixtures.ts'
import { insertEventBox } from '../../test/rows.ts'
import { expect, test } from '../../test/test.ts'
import { eraseEntries } from './erase.ts'

const CASH = { kind: 'cash', amount_paise: 1_100_00 }

async function anEntry(app: TestApp, more: object) {
  const host = await aSignedInHost(app)
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const path = `/dashboard/giftbooks/${box.id}/register`
  const id = randomUUID()
  expect((await host.call(['POST', path], { id, ...CASH, ...more })).status).toBe(200)
  return {
    erase: (extent: 'all' | 'contacts') =>
      inTransaction(app.services.db, (trx) =>
        eraseEntries(trx, { boxId: box.id, orderIds: [], entryIds: [id], extent, now: app.clock.now }),
      ),
    change: (content: object) => host.call(['PATCH', `${path}/${id}`], { version: 1, ...CASH, ...content }),
  }
}

test.for([
  { name: 'Ramesh Sharma' },
  { village: 'Morena' },
  { note: 'Uncle of the groom' },
  { kind: 'blessing', amount_paise: null, words: 'Be happy' },
])('a host cannot write %j again after its erasure, and can correct the amount', async (erased, { app }) => {
  const { erase, change } = await anEntry(app, { name: 'Ramesh Sharma', village: 'Morena' })
  await erase('all')
  const message = guestNameSentences.erased
  expect(await change(erased)).toMatchObject({ status: 409, body: { code: 'guestErased', message } })
  const { status, body } = await change({ amount_paise: 501_00 })
  expect(status).toBe(200)
  expect(body.entry).toMatchObject({ version: 2, name: '', village: '', note: '', amount_paise: 501_00 })
})

test('an envelope without a name gets one after its note was erased with time', async ({ app }) => {
  const { erase, change } = await anEntry(app, { village: 'Morena', note: 'In the blue envelope' })
  await erase('contacts')
  const { body } = await change({ name: 'Ramesh Sharma', village: 'Morena' })
  expect(body.entry).toMatchObject({ version: 2, name: 'Ramesh Sharma', village: 'Morena', note: '' })
})
