// The register of a box in the order of its numbers, and whole, without a page: bounded, and seldom.
import { PAGE_SIZE, REGISTER } from '@lifafa/contract/limits'
import { LIMITS } from '../../../http/limits/rate-limits.ts'
import { aSignedInHost } from '../../../test/fixtures.ts'
import { sheetsOf } from '../../../test/read-files.ts'
import { enterDesk, fillRegister, openDesk, refusalOf, version } from '../../../test/register/desks.ts'
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

test('by number A to Z stand before AA: in the list, in the book and among the devices of a desk', async ({
  app,
  host,
  box,
  read,
}) => {
  const desk = await openDesk(app, box, host.row.id)
  const [first, second] = [await enterDesk(app, desk), await enterDesk(app, desk)]
  const ofFirst = app.services.db.updateTable('desk_devices').where('letter', '=', first.letter)
  await ofFirst.set({ letter: 'AA' }).where('event_box_id', '=', box.id).execute()
  for (const device of [first, second]) await device.send(version(app, 10), version(app, 9))
  const numbers = ['B-9', 'B-10', 'AA-9', 'AA-10']
  const { gifts } = (await read('?page=1&order=number')).body
  expect(gifts.map(({ number }: { number: string }) => number)).toEqual(numbers)
  const path = `/dashboard/giftbooks/${box.id}`
  const book = await host.call(['GET', `${path}/book?format=xlsx&order=number`])
  const [, , , heads = [], ...rows] =
    (await sheetsOf(Buffer.from(book.body.content, 'base64')))['Gift book'] ?? []
  expect(rows.slice(0, -1).map((row) => row[heads.indexOf('Number')])).toEqual(numbers)
  const { desks } = (await host.call(['GET', `${path}/desks`])).body
  expect(desks[0].devices.map(({ letter }: { letter: string }) => letter)).toEqual(['B', 'AA'])
})

test('the whole register is counted as a statement, a page of it is not', async ({ read }) => {
  const [{ max }] = LIMITS.boxStatement
  const answers = await Promise.all(Array.from({ length: max + 1 }, () => read()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(max).fill(200), 429])
  expect((await read('?page=1')).status).toBe(200)
})
