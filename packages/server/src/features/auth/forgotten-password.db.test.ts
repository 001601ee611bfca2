// A forgotten password: the code for a new one, and what the answers reveal.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailCode } from '../../codes/mail-code.ts'
import { emailsTo } from '../../test/account-calls.ts'
import { aHostWithPassword, anEmail } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { forgot, reset } from '../../test/forgotten-passwords.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { emailForHost } from './emails.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('asking for a code', () => {
  it('is answered alike whether the account exists or not, and so is a request too early [account-14]', async () => {
    const { email } = await aHostWithPassword(test)
    const unknownEmail = anEmail()
    for (const expected of [200, 429]) {
      const [known, unknown] = [await forgot(test, email), await forgot(test, unknownEmail)]
      expect(known.status).toBe(expected)
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
      expect(unknown.headers['retry-after']).toBe(known.headers['retry-after'])
    }
    expect(await test.mailedCode(email)).toMatch(/^\d{6}$/)
    expect(await emailsTo(test, unknownEmail)).toEqual([])
  })

  it('while the earlier code is still valid, the answer says so', async () => {
    const email = anEmail()
    await forgot(test, email)
    expect((await forgot(test, email)).body.message).toBe(authSentences.codeSentBefore)
  })

  it('wrong attempts do not reveal whether the account exists', async () => {
    const { email } = await aHostWithPassword(test)
    const unknownEmail = anEmail()
    for (const to of [email, unknownEmail]) {
      await forgot(test, to)
      await vi.waitFor(async () => {
        const row = await test.services.db
          .selectFrom('codes')
          .select('code_hash')
          .where('email', '=', to)
          .executeTakeFirst()
        expect(row?.code_hash).toBeTruthy()
      }, PATIENCE_MS)
      const wrong = (await emailsTo(test, to))[0]?.text.includes('000000') ? '000001' : '000000'
      for (let tries = 0; tries < CODE_TRIES; tries++)
        expect((await reset(test, to, wrong)).body.message).toBe(authSentences.codeWrong)
      expect((await reset(test, to, wrong)).body.message).toBe(authSentences.codeExpired)
    }
  })

  it('a deactivated host gets no email', async () => {
    const { email } = await aHostWithPassword(test, { deactivated_at: test.clock.now })
    await forgot(test, email)
    await mailCode({ ...test.services, now: test.clock.now }, { purpose: 'host-reset', email }, emailForHost)
    expect(await emailsTo(test, email)).toEqual([])
  })
})
