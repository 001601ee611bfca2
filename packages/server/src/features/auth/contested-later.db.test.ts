// Another person signs up after the owner: the owner never verifies that account.
import { describe } from 'vitest'
import { PASSWORD } from '../../test/hosts/accounts.ts'
import { aMailbox, hostWith, REFUSED } from '../../test/hosts/mailboxes.ts'
import { expect, test } from '../../test/test.ts'

describe('another person signs up later', () => {
  test('the owner cannot verify that account by mistake, neither with nor without their token', async ({
    app,
  }) => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox(app)
    const mine = await byOwner()
    const { code } = await byOther()
    expect(await verify(code, { access: mine.access })).toMatchObject(REFUSED)
    expect(await verify(code, { password: PASSWORD })).toMatchObject(REFUSED)
    expect(await verify(code)).toMatchObject(REFUSED)
    expect((await hostWith(app, email)).email_verified_at).toBeNull()
    const again = await byOwner()
    expect((await verify(again.code, { access: again.access })).status).toBe(200)
    await expectOwned()
    expect(await hostWith(app, email)).toMatchObject({
      first_name: 'Meera',
      upi_id: null,
      is_contested: false,
    })
  })

  test('a repetition with the same password leaves the address contested', async ({ app }) => {
    const { verify, byOther, byOwner } = aMailbox(app)
    await byOwner()
    await byOther()
    const { code } = await byOther()
    expect(await verify(code)).toMatchObject(REFUSED)
  })

  test('between two registrations of the owner: only the owner’s newest token verifies', async ({ app }) => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox(app)
    const first = await byOwner()
    const other = await byOther()
    const { code, access } = await byOwner()
    for (const proof of [{}, { access: first.access }, { access: other.access }])
      expect(await verify(code, proof)).toMatchObject(REFUSED)
    expect((await verify(code, { access })).status).toBe(200)
    await expectOwned()
  })
})
