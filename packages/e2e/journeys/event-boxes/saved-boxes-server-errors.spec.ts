// The list of event boxes with a slow or failing server.
import { listEvents } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { namesOn } from '../../host/saved-boxes-page.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] })

  test('the list loads without layout shifts, and failures can be retried [box-11]', {
    tag: '@deep',
  }, async ({ page, asHost, box }) => {
    const tryAgain = page.getByRole('button', { name: 'Try again' })

    await test.step('on a slow server nothing moves', async () => {
      const expectNoShift = await watchLayoutShifts(page)
      const held = await holdCalls(page, listEvents)
      await asHost('/event')
      await expect(page.getByText(eventBoxSentences.savedText)).toBeVisible()
      await expect.poll(() => held.seen).toBeGreaterThan(0)
      const firstPlace = page.getByRole('listitem').first()
      const place = await firstPlace.boundingBox()
      held.release()
      await expect(namesOn(page)).toHaveText([box.name])
      await expectNoShift('the saved boxes')
      expect(await firstPlace.boundingBox(), 'a card has the size of its skeleton').toEqual(place)
    })
    await test.step('the loading state is accessible', async () => {
      const held = await holdCalls(page, listEvents)
      await page.reload()
      await expect(page.getByText(eventBoxSentences.savedText)).toBeVisible()
      await expectAccessible(page, 'saved boxes on their way')
      held.release()
      await expect(namesOn(page)).toHaveText([box.name])
    })
    await test.step('a failure can be retried', async () => {
      const mend = await failCalls(page, listEvents)
      await page.reload()
      await expect(page.getByText(eventBoxSentences.fetchQrFailed)).toBeVisible()
      await expect(page.getByRole('heading', { name: eventBoxSentences.savedFailedTitle })).toBeVisible()
      await expectAccessible(page, 'saved boxes that could not be fetched')
      await expectFocusByTab(tryAgain)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Trying again...' })).toBeFocused()
      await expect(tryAgain, 'it failed once more').toBeFocused()
      await mend()
      await page.keyboard.press('Enter')
      await expect(namesOn(page)).toHaveText([box.name])
    })
    await test.step('a later failure keeps the fetched list, and says that it may be old', async () => {
      const mend = await failCalls(page, listEvents)
      // As when the host comes back from another tab.
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText('These figures may be out of date.')).toBeVisible()
      await expect(namesOn(page)).toHaveText([box.name])
      await mend()
      await tryAgain.click()
      await expect(page.getByText('These figures may be out of date.')).toBeHidden()
    })
  })
})
