// The event boxes of a deactivated host: closed at once; payments that were begun are recorded.
import { failures } from '@lifafa/contract/failures'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/page'
import { aSignedInAdmin } from '../../test/administrators/admins.ts'
import { setStatus } from '../../test/administrators/host-status.ts'
import { call } from '../../test/fixtures.ts'
import { contributionsOf, expectSoundBooks, openFlagsOf, openOrder, pay, verify } from '../../test/paying.ts'
import { insertEventBox, insertHost } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('admin', { scope: 'file' }, ({ app }) => aSignedInAdmin(app))

test('the boxes of a deactivated host are closed to guests at once, and open again on reactivation', async ({
  app,
  admin,
}) => {
  const host = await insertHost(app.services.db)
  const { id } = await insertEventBox(app.services.db, { host_id: host.id })
  const page = () => app.app.inject({ method: 'GET', url: `/contribute/${id}` })
  const details = () => call(app, ['GET', `/dashboard/giftbooks/public/${id}/`])
  expect((await page()).statusCode).toBe(200)

  await setStatus(admin, host.id, 'inactive')
  const closed = await page()
  expect([closed.statusCode, closed.body]).toEqual([
    404,
    expect.stringContaining(guestPageSentences.unavailableTitle),
  ])
  expect(closed.body).not.toContain('Asha')
  expect((await details()).status).toBe(404)
  expect(await openOrder(app, { giftid: id })).toMatchObject({
    status: 410,
    body: { message: failures.boxClosed.message },
  })

  await setStatus(admin, host.id, 'active')
  expect((await page()).statusCode).toBe(200)
  expect((await details()).status).toBe(200)
  expect((await openOrder(app, { giftid: id })).status).toBe(200)
})

test('a payment that was begun before its host was deactivated is recorded', async ({ app, admin }) => {
  const host = await insertHost(app.services.db)
  const { id } = await insertEventBox(app.services.db, { host_id: host.id })
  const { body } = await openOrder(app, { giftid: id })
  await setStatus(admin, host.id, 'inactive')
  expect((await verify(app, await pay(app, body.id))).body).toMatchObject({ success: true })
  expect(await contributionsOf(app, id)).toMatchObject([{ amount_paise: 50_100 }])
  expect(await openFlagsOf(app, id)).toEqual([])
  await expectSoundBooks(app)
})
