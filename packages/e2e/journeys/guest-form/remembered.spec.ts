// A guest who wants to be remembered on the phone, and one who does not.
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import type { Page } from '@playwright/test'
import { EMPTY_FORM } from '../../guest/checkout.ts'
import { expectHydrated } from '../../guest/form-script.ts'
import { expectTyped, fillForm, GUEST, give, giveFilledIn } from '../../guest/give.ts'
import { openBoxes } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const tick = (phone: Page) => phone.getByRole('checkbox', { name: sentences.rememberMe })

test('a guest who ticks it finds the details at the next box; without the tick nothing stays on the phone', async ({
  phone,
  server,
  host,
}) => {
  const [first, second] = await openBoxes(server, host, {}, {})
  await phone.goto(first?.contribute_url ?? '')
  await fillForm(phone)
  await expect(tick(phone)).not.toBeChecked()
  await tick(phone).check()
  await giveFilledIn(phone)

  await phone.goto(second?.contribute_url ?? '')
  await expect(tick(phone)).toBeChecked()
  await expectTyped(phone, { ...GUEST, amount: '' })
  await tick(phone).uncheck()
  await phone.reload()
  await expectHydrated(phone)
  await expectTyped(phone, { ...EMPTY_FORM, amount: '501' })
  await expect(tick(phone)).not.toBeChecked()
  await give(phone, second?.contribute_url ?? '')
  const kept = await phone.evaluate(() => JSON.stringify(localStorage))
  for (const detail of [GUEST.name, GUEST.phone, GUEST.address]) expect(kept).not.toContain(detail)
})
