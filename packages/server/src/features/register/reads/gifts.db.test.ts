// The whole register of a box, without a page: bounded, and seldom.
import { PAGE_SIZE, REGISTER } from '@lifafa/contract/limits'
import { LIMITS } from '../../../http/limits/rate-limits.ts'
import { aSignedInHost } from '../../../test/fixtures.ts'
import { enterDesk, fillRegister, openDesk, refusalOf } from '../../../test/register/desks.ts'
import { insertContribution, insertEventBox } from '../../../test/rows.ts'
import { test as base, expect } from '../../../test/test.ts'

const test = base
  .extend('host', ({ app }) => aSignedInHost(app))
  .extend('box', ({ app, host }) => insertEventBox(app.services.db, { host_id: host.row.id }))
  .extend(
    'read',
    ({ host, box }) =>
      (query = '') =>
        host.call(['GET', `/dashboard/giftbooks/${box.id}/register${query}`]),
  )

test('more gifts than a book can have are read by page alone', async ({ app, host, box, read }) => {
  const desk = await openDesk(app, box, host.row.id)
  for (let devices = 0; devices < REGISTER.maxEntries / REGISTER.maxRunning; devices++)
    await enterDesk(app, desk)
  await fillRegister(app, box, REGISTER.maxEntries)
  expect((await read()).body.gifts).toHaveLength(REGISTER.maxEntries)
  await insertContribution(app.services.db, { event_box_id: box.id })
  expect(await read()).toMatchObject(refusalOf('statementTooLarge'))
  expect((await read('?page=1')).body.gifts).toHaveLength(PAGE_SIZE.register)
})

test('the whole register is counted as a statement, a page of it is not', async ({ read }) => {
  const [{ max }] = LIMITS.boxStatement
  const answers = await Promise.all(Array.from({ length: max + 1 }, () => read()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(max).fill(200), 429])
  expect((await read('?page=1')).status).toBe(200)
})
