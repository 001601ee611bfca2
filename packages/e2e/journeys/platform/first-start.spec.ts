// The first minutes after `npm start`: printed links, and a contribution of ₹501 within a minute.
import { sendAdminLogin } from '../../admin/administrator.ts'
import { checkout, GUEST, payButton } from '../../guest/give.ts'
import { sendSignIn } from '../../host/sign-in.ts'
import { expect, test } from '../../test.ts'

/** The words after `label` in the server's output. */
function printedBehind(label: string, printed: string): string[] {
  const line = printed.split('\n').find((text) => text.includes(label)) ?? ''
  return line
    .slice(line.indexOf(label) + label.length)
    .trim()
    .split(/\s+/)
}

test('the printed link leads to a contribution, the printed passwords sign host and administrator in [journey-2]', async ({
  page,
  phone,
  server,
}) => {
  const [guestLink = ''] = printedBehind('Give as a guest', server.printed())
  await phone.goto(guestLink)
  await phone.getByLabel('Full Name').fill(GUEST.name)
  await phone.getByLabel('Phone Number').fill(GUEST.phone)
  await phone.getByRole('radio', { name: '₹501' }).tap()
  await phone.getByLabel('Address').fill(GUEST.address)
  await payButton(phone).tap()
  await checkout(phone).getByRole('button', { name: 'Pay ₹521.04' }).tap()
  await expect(phone.getByRole('dialog', { name: 'Thank You' })).toContainText('Aarav ♥ Meera')

  const [hostLink = '', email = '', password = ''] = printedBehind('See it as the host', server.printed())
  await page.goto(hostLink)
  await sendSignIn(page, { firstName: 'Aarav', lastName: 'Sharma', email, password })
  await expect(page.getByText('₹501').first()).toBeVisible()
  await page.getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByText(GUEST.name).first()).toBeVisible()

  const [link = '', adminEmail = '', secret = ''] = printedBehind('See the platform', server.printed())
  await page.goto(link)
  await sendAdminLogin(page, { name: 'Administrator', email: adminEmail, password: secret })
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByText('Total Users')).toBeVisible()
})

test.describe('an email', () => {
  // The email's page is sandboxed, which also blocks the script that records a trace.
  test.use({
    expectedConsoleErrors: process.env.TRACE ? [/Blocked script execution in '[^']+\/dev\/mail\//] : [],
  })

  test('an email is found at the printed address', { tag: '@deep' }, async ({ page, server, host }) => {
    const [emails = ''] = printedBehind('Emails we sent', server.printed())
    await page.goto(emails)
    await page.getByText(host.email).first().click()
    await expect(page.getByText(/^\d{6}$/)).toBeVisible()
  })
})
