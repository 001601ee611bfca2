// Who is let in as an administrator, and how one signs in.
import { ADMIN_REFRESH_FAMILY_MS } from '@lifafa/contract/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wait } from '../../test/accounts.ts'
import { ADMIN_PASSWORD, anAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('an administrator signs in, and the session is renewed for half a day, by no call of hosts', async () => {
  const { email, id } = await anAdmin(test)
  const { status, body } = await call(test, ['POST', '/admin/login'], {
    body: { email, password: ADMIN_PASSWORD },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, admin: { id, email, name: 'Kavita Rao' } })
  const again = await call(test, ['POST', '/admin/token/refresh'], { body: { refresh: body.tokens.refresh } })
  expect(again.status).toBe(200)
  const host = await call(test, ['POST', '/auth/token/refresh'], { body: { refresh: again.body.refresh } })
  expect(host.status).toBe(401)
  wait(test, ADMIN_REFRESH_FAMILY_MS)
  const late = await call(test, ['POST', '/admin/token/refresh'], { body: { refresh: again.body.refresh } })
  expect(late.status).toBe(401)
})
