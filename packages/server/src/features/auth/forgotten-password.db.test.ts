// A forgotten password: the code for a new one, and what the answers reveal.
import { CODE_RESEND_MS, CODE_SENDS, CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe, vi } from 'vitest'
import { emailsTo } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, anEmail, wait } from '../../test/hosts/accounts.ts'
import { forgot, reset } from '../../test/hosts/forgotten-passwords.ts'
import { mailAgain } from '../../test/hosts/mail-again.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { expect, test } from '../../test/test.ts'
import { emailForHost } from './emails.ts'

describe('asking for a code', () => {
  test('is answered alike whether the account exists or not, and so is a request too early [account-14]', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    const unknownEmail = anEmail()
    for (const expected of [200, 429]) {
      const [known, unknown] = [await forgot(app, email), await forgot(app, unknownEmail)]
      expect(known.status).toBe(expected)
      const likeKnown = { ...known.body, ...(expected === 200 && { ticket: expect.any(String) }) }
      expect([unknown.status, unknown.body]).toEqual([known.status, likeKnown])
      expect(unknown.headers['retry-after']).toBe(known.headers['retry-after'])
    }
    expect(await app.mailedCode(email)).toMatch(/^\d{6}$/)
    expect(await emailsTo(app, unknownEmail)).toEqual([])
  })

  test('while the earlier code is still valid, the answer says so', async ({ app }) => {
    const email = anEmail()
    await forgot(app, email)
    expect((await forgot(app, email)).body.message).toBe(authSentences.codeSentBefore)
  })

  test('five codes an hour are sent; a clock that is set back does not make anybody wait for longer', async ({
    app,
  }) => {
    const email = anEmail()
    for (let sent = 0; sent < CODE_SENDS.max; sent++) {
      expect((await forgot(app, email)).status).toBe(200)
      wait(app, CODE_RESEND_MS)
    }
    expect((await forgot(app, email)).status).toBe(429)
    wait(app, -2 * CODE_SENDS.windowMs)
    const answers = [await forgot(app, email), await forgot(app, email)]
    wait(app, 2 * CODE_SENDS.windowMs)
    expect(answers.map(({ status }) => status)).toEqual([200, 429])
  })

  test('wrong attempts do not reveal whether the account exists', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    const unknownEmail = anEmail()
    for (const to of [email, unknownEmail]) {
      await forgot(app, to)
      await vi.waitFor(async () => {
        const row = await app.services.db
          .selectFrom('codes')
          .select('code_hash')
          .where('email', '=', to)
          .executeTakeFirst()
        expect(row?.code_hash).toBeTruthy()
      }, PATIENCE_MS)
      const wrong = (await emailsTo(app, to))[0]?.text.includes('000000') ? '000001' : '000000'
      for (let tries = 0; tries < CODE_TRIES; tries++)
        expect((await reset(app, to, wrong)).body.message).toBe(authSentences.codeWrong)
      expect((await reset(app, to, wrong)).body.message).toBe(authSentences.codeExpired)
    }
  })

  test('a deactivated host gets no email', async ({ app }) => {
    const { email } = await aHostWithPassword(app, { deactivated_at: app.clock.now })
    await forgot(app, email)
    await mailAgain(app, { purpose: 'host-reset', email }, emailForHost)
    expect(await emailsTo(app, email)).toEqual([])
  })
})
