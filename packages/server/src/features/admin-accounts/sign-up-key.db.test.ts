// An administrator signs up without the server's secret key: what is refused, and how often one may guess.
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { pino } from 'pino'
import { describe } from 'vitest'
import { buildApp } from '../../app.ts'
import { adminsWith, codesOf, register } from '../../test/administrators/admin-calls.ts'
import { adminSignUpForm, anAdmin, postAdmin } from '../../test/administrators/admins.ts'
import { anEmail } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

describe('without it', () => {
  test('a wrong key is answered alike for known and unknown addresses, and nothing is stored [admin-19]', async ({
    app,
  }) => {
    const { email } = await anAdmin(app)
    const key = app.services.settings.adminSecretKey ?? ''
    for (const wrong of [`${key}x`, key.slice(1), key.toUpperCase(), 'x'])
      for (const to of [email, anEmail()]) {
        const form = adminSignUpForm(app, {
          email: to,
          django_secret_key: wrong,
          password: 'password123',
          confirm_password: 'password123',
        })
        const { status, body } = await register(app, form)
        expect([status, body]).toEqual([
          403,
          { success: false, code: 'wrongSecretKey', message: adminRefusals.secretKeyWrong },
        ])
        expect(await codesOf(app, to)).toEqual([])
        if (to !== email) expect(await adminsWith(app, to)).toEqual([])
      }
  })

  test('a server without a key answers that sign-up is closed [admin-20]', async ({ app }) => {
    const settings = { ...app.services.settings, adminSecretKey: undefined }
    const server = await buildApp({ ...app.services, settings }, pino({ level: 'silent' }))
    try {
      const form = adminSignUpForm(app)
      expect(await postAdmin({ ...app, app: server }, '/register', form)).toMatchObject({
        status: 403,
        body: { message: adminRefusals.signUpClosed },
      })
      expect(await adminsWith(app, form.email)).toEqual([])
    } finally {
      await server.close()
    }
  })

  test('the sixth attempt of a network within an hour must wait, and so must the thirty-first of all networks', async ({
    app,
  }) => {
    await app.services.db.deleteFrom('shared_counters').execute()
    const server = await buildApp(app.services, pino({ level: 'silent' }))
    const guess = async (network: string) =>
      (
        await postAdmin(
          { ...app, app: server },
          '/register',
          adminSignUpForm(app, { django_secret_key: 'a guess' }),
          {
            remoteAddress: network,
          },
        )
      ).status
    try {
      const seen: number[] = []
      for (let tries = 0; tries <= 5; tries++) seen.push(await guess('192.0.2.1'))
      expect(seen).toEqual([...Array(5).fill(403), 429])
      for (let tries = 5; tries < 30; tries++) expect(await guess(`198.51.100.${tries}`)).toBe(403)
      expect(await guess('203.0.113.7')).toBe(429)
    } finally {
      await server.close()
    }
  })
})
