// A server that stops between the payment and the host's visit: paid contributions survive.
import { waitForIdle } from '../../checks/wait-for-idle.ts'
import { checkout, fillForm, GUEST, give, payButton, pressInCheckout } from '../../guest/give.ts'
import { signIn } from '../../host/sign-in.ts'
import { expectContribution } from '../../host/totals.ts'
import { expect, test } from '../../test.ts'

test('a contribution is stored when the server is killed right after the guest is thanked', async ({
  page,
  phone,
  server,
  host,
  box,
}) => {
  await give(phone, box.contribute_url)
  await waitForIdle(phone)
  await server.kill()
  await server.start()
  await signIn(page, host)
  await expectContribution(page, box.giftid, GUEST.name)
})

test('a payment without a webhook is found by a server that was killed right after it', async ({
  page,
  phone,
  server,
  host,
  box,
}) => {
  await phone.goto(box.contribute_url)
  await fillForm(phone)
  await payButton(phone).click()
  await pressInCheckout(phone, 'Pay, then lose this page')
  await expect(checkout(phone).getByRole('status')).toContainText('Paid')
  await waitForIdle(phone)
  await server.kill()
  await phone.close()
  await server.start()
  await signIn(page, host)
  await expectContribution(page, box.giftid, GUEST.name)
})
