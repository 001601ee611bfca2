// Every statement of the guest list names its box: where tables are spread over servers, all of its rows are on one (decision 30).
import { statementsDuring } from '../../test/database/sent-statements.ts'
import { aSignedInHost } from '../../test/fixtures.ts'
import { insertContribution, insertEventBox } from '../../test/rows.ts'
import { expect, test } from '../../test/test.ts'

test('searching, correcting a name and ticking a guest name the box in each statement', async ({ app }) => {
  const host = await aSignedInHost(app)
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const { id } = await insertContribution(app.services.db, { event_box_id: box.id })
  const guests = `/dashboard/giftbooks/${box.id}/guests`
  const sent = await statementsDuring(async () => {
    await host.call(['GET', `${guests}?page=1&text=joseph&day=2026-11-21&thanked=no`])
    await host.call(['PATCH', `${guests}/${id}/name`], { name: 'Joseph Tomas' })
    await host.call(['GET', `${guests}/${id}/name`])
    await host.call(['PATCH', `${guests}/${id}/thanked`], { thanked: true })
  })
  expect(sent.length).toBeGreaterThan(6)
  // Money is read for a list of boxes; here it has one.
  expect(sent.filter(({ values }) => !values.flat().includes(box.id))).toEqual([])
})
