// Signing up with a taken address takes as long as with any other, though the answer differs.
import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aHostWithPassword, post, signUpForm } from '../../test/hosts/accounts.ts'

let test: TestApp
let hashes = 0
/** Node's internal name for one run of argon2. */
const counted = createHook({
  init(_id, type) {
    if (type === 'ARGON2REQUEST') hashes += 1
  },
})
beforeAll(async () => {
  test = await openTestApp()
  counted.enable()
})
afterAll(async () => {
  counted.disable()
  await test.close()
})

async function hashesFor(form: object): Promise<{ status: number; hashes: number }> {
  hashes = 0
  const { status } = await post(test, '/register', form)
  return { status, hashes }
}

it('a taken address costs the same hashes as a new one', async () => {
  const { email } = await aHostWithPassword(test)
  expect(await hashesFor(signUpForm())).toEqual({ status: 200, hashes: 2 })
  expect(await hashesFor(signUpForm({ email }))).toEqual({ status: 409, hashes: 2 })
})
