// The administrator's page on payments on a slow server.
import { adminListCorrections } from '@lifafa/contract/endpoints/admin/corrections'
import { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { adminCorrectionSentences } from '@lifafa/contract/sentences/admin/corrections'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const WIDTHS_PX = [320, 768, 1920]

/** Only the administrator pays on this server, and nothing is corrected. */
test.use({ serverName: 'payouts by hand', serverSettings: { PAYOUTS: 'off' } })

for (const { what, tab, endpoint, first, last } of [
  {
    ...{ what: 'payouts', tab: 'payouts', endpoint: adminListPayouts },
    ...{ first: 'Waiting', last: adminPayoutsSentences.payoutsOff },
  },
  {
    ...{ what: 'corrections', tab: 'corrections', endpoint: adminListCorrections },
    ...{ first: adminCorrectionSentences.title, last: adminCorrectionSentences.none },
  },
])
  test(`loading ${what} cause no layout shift, on a phone, a tablet and a desktop`, { tag: '@deep' }, async ({
    page,
    server,
  }) => {
    const admin = await openAdminAccount(server)
    await arriveAsAdmin(page, server, admin, PAYMENTS)
    const expectNoShift = await watchLayoutShifts(page)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      const held = await holdCalls(page, endpoint)
      await page.goto(`${PAYMENTS}?tab=${tab}`)
      await expect(page.getByRole('link', { name: first })).toBeVisible()
      held.release()
      await expect(page.getByText(last)).toBeVisible()
      await expectNoShift(`the ${what}, ${width} px wide`)
    }
  })
