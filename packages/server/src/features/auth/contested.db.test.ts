// Two people sign up with one address: its owner never verifies the account that the other one made.
import { ACCESS_TOKEN_MS } from '@lifafa/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aMailbox, hostWith, REFUSED } from '../../test/mailboxes.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('one person signs up', () => {
  it('the code alone verifies, as the specification calls', async () => {
    const { verify, byOwner, expectOwned } = aMailbox(test)
    const { code } = await byOwner()
    expect((await verify(code)).status).toBe(200)
    await expectOwned()
  })

  it('a repetition with the same password is the same person: the code alone still verifies', async () => {
    const { verify, byOwner, expectOwned } = aMailbox(test)
    await byOwner()
    await byOwner()
    const { code } = await byOwner()
    expect((await verify(code)).status).toBe(200)
    await expectOwned()
  })

  it('a proof that is given must be right, and a wrong one does not use up the code', async () => {
    const { verify, byOwner } = aMailbox(test)
    const replaced = await byOwner()
    const { code, access } = await byOwner()
    for (const proof of [{ password: 'not the right one' }, { access: replaced.access }])
      expect(await verify(code, proof)).toMatchObject(REFUSED)
    expect((await verify(code, { password: 'not the right one', access })).status).toBe(200)
  })

  it('an expired token is no proof, and none is needed', async () => {
    const { email, verify, byOwner, expectOwned } = aMailbox(test)
    const { access } = await byOwner()
    wait(test, ACCESS_TOKEN_MS)
    await post(test, '/resend-otp', { email, password: PASSWORD })
    expect((await verify(await test.mailedCode(email, 1), { access })).status).toBe(200)
    await expectOwned()
  })
})

describe('another person has signed up first', () => {
  it('the owner, who signs up later, verifies with the token of their own registration', async () => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox(test)
    const other = await byOther()
    const { code, access } = await byOwner()
    expect(await verify(code, { access: other.access })).toMatchObject(REFUSED)
    expect((await verify(code, { access })).status).toBe(200)
    await expectOwned()
  })

  it('or with the password, after an unverified sign-in', async () => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox(test)
    await byOther()
    const { code } = await byOwner()
    expect((await post(test, '/login', { email, password: PASSWORD })).status).toBe(403)
    expect((await verify(code, { password: PASSWORD })).status).toBe(200)
    await expectOwned()
  })

  it('but not with the code alone: the answer says what to do', async () => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox(test)
    await byOther()
    const { code } = await byOwner()
    expect(await verify(code)).toMatchObject(REFUSED)
    expect((await verify(code, { password: PASSWORD })).status).toBe(200)
    await expectOwned()
  })
})

describe('another person signs up later', () => {
  it('the owner cannot verify that account by mistake, neither with nor without their token', async () => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox(test)
    const mine = await byOwner()
    const { code } = await byOther()
    expect(await verify(code, { access: mine.access })).toMatchObject(REFUSED)
    expect(await verify(code, { password: PASSWORD })).toMatchObject(REFUSED)
    expect(await verify(code)).toMatchObject(REFUSED)
    expect((await hostWith(test, email)).email_verified_at).toBeNull()
    const again = await byOwner()
    expect((await verify(again.code, { access: again.access })).status).toBe(200)
    await expectOwned()
    expect(await hostWith(test, email)).toMatchObject({
      first_name: 'Meera',
      upi_id: null,
      is_contested: false,
    })
  })

  it('a repetition with the same password leaves the address contested', async () => {
    const { verify, byOther, byOwner } = aMailbox(test)
    await byOwner()
    await byOther()
    const { code } = await byOther()
    expect(await verify(code)).toMatchObject(REFUSED)
  })

  it('between two registrations of the owner: only the owner’s newest token verifies', async () => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox(test)
    const first = await byOwner()
    const other = await byOther()
    const { code, access } = await byOwner()
    for (const proof of [{}, { access: first.access }, { access: other.access }])
      expect(await verify(code, proof)).toMatchObject(REFUSED)
    expect((await verify(code, { access })).status).toBe(200)
    await expectOwned()
  })
})
