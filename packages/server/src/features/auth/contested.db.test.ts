// Another person has signed up before the owner: the owner verifies with a proof of their own registration.
import { ACCESS_TOKEN_MS } from '@lifafa/contract/limits'
import { describe } from 'vitest'
import { PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { aMailbox, REFUSED } from '../../test/hosts/mailboxes.ts'
import { expect, test } from '../../test/test.ts'

describe('one person signs up', () => {
  test('the code alone verifies, as the specification calls', async ({ app }) => {
    const { verify, byOwner, expectOwned } = aMailbox(app)
    const { code } = await byOwner()
    expect((await verify(code)).status).toBe(200)
    await expectOwned()
  })

  test('a repetition with the same password is the same person: the code alone still verifies', async ({
    app,
  }) => {
    const { verify, byOwner, expectOwned } = aMailbox(app)
    await byOwner()
    await byOwner()
    const { code } = await byOwner()
    expect((await verify(code)).status).toBe(200)
    await expectOwned()
  })

  test('a proof that is given must be right, and a wrong one does not use up the code', async ({ app }) => {
    const { verify, byOwner } = aMailbox(app)
    const replaced = await byOwner()
    const { code, access } = await byOwner()
    for (const proof of [{ password: 'not the right one' }, { access: replaced.access }])
      expect(await verify(code, proof)).toMatchObject(REFUSED)
    expect((await verify(code, { password: 'not the right one', access })).status).toBe(200)
  })

  test('an expired token is no proof, and none is needed', async ({ app }) => {
    const { email, verify, byOwner, expectOwned } = aMailbox(app)
    const { access } = await byOwner()
    wait(app, ACCESS_TOKEN_MS)
    await post(app, '/resend-otp', { email, password: PASSWORD })
    expect((await verify(await app.mailedCode(email, 1), { access })).status).toBe(200)
    await expectOwned()
  })
})

describe('another person has signed up first', () => {
  test('the owner, who signs up later, verifies with the token of their own registration', async ({
    app,
  }) => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox(app)
    const other = await byOther()
    const { code, access } = await byOwner()
    expect(await verify(code, { access: other.access })).toMatchObject(REFUSED)
    expect((await verify(code, { access })).status).toBe(200)
    await expectOwned()
  })

  test('or with the password, after an unverified sign-in', async ({ app }) => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox(app)
    await byOther()
    const { code } = await byOwner()
    expect((await post(app, '/login', { email, password: PASSWORD })).status).toBe(403)
    expect((await verify(code, { password: PASSWORD })).status).toBe(200)
    await expectOwned()
  })

  test('but not with the code alone: the answer says what to do', async ({ app }) => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox(app)
    await byOther()
    const { code } = await byOwner()
    expect(await verify(code)).toMatchObject(REFUSED)
    expect((await verify(code, { password: PASSWORD })).status).toBe(200)
    await expectOwned()
  })
})
