// The administrator's payouts on a slow server.
import { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const WIDTHS_PX = [320, 768, 1920]

/** Only the administrator pays on this server. */
test.use({ serverName: 'payouts by hand', serverSettings: { PAYOUTS: 'off' } })

test('loading payouts cause no layout shift, on a phone, a tablet and a desktop', async ({
  page,
  server,
}) => {
  const admin = await openAdminAccount(server)
  await arriveAsAdmin(page, server, admin, PAYMENTS)
  const expectNoShift = await watchLayoutShifts(page)
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 })
    const held = await holdCalls(page, adminListPayouts)
    await page.goto(`${PAYMENTS}?tab=payouts`)
    await expect(page.getByRole('link', { name: 'Waiting' })).toBeVisible()
    held.release()
    await expect(page.getByText(adminPayoutsSentences.payoutsOff)).toBeVisible()
    await expectNoShift(`the payouts, ${width} px wide`)
  }
})
