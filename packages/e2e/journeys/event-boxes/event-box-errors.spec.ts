// The page of an event box that is missing, or does not load.
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expectAccessible } from '../../checks/accessible.ts'
import { openAccount } from '../../server/api.ts'
import { openBox } from '../../server/boxes.ts'
import { disconnectCalls, failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.describe('with failing calls', () => {
  test.use({
    expectedConsoleErrors: [
      [/status of 404/, /status of 500/, /ERR_INTERNET_DISCONNECTED/],
      { scope: 'test' },
    ],
  })

  test('a box of another host is not found; a failed load can be retried [box-6]', {
    tag: '@deep',
  }, async ({ page, server, host, asHost }) => {
    const others = await openBox(server, await openAccount(server))
    await asHost(`/event/${others.giftid}`)
    await expect(page.getByRole('heading', { name: sentences.notFoundTitle })).toBeVisible()
    await expect(page.getByText(sentences.loadFailed)).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/event')

    const own = await openBox(server, host)
    const held = await holdCalls(page, getBox)
    await page.goto(`/event/${own.giftid}`)
    await expect(page.getByRole('heading', { name: 'Loading event details...' })).toBeAttached()
    await expectAccessible(page, 'a box on its way')
    held.release()
    await expect(page.getByRole('heading', { level: 1, name: own.name })).toBeVisible()

    const mend = await failCalls(page, getBox)
    await page.reload()
    await expect(page.getByRole('heading', { name: sentences.errorTitle })).toBeVisible()
    await expect(page.getByText(sentences.loadFailed)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/event')
    await expectAccessible(page, 'a box that could not be loaded')
    await mend()
    const connect = await disconnectCalls(page, getBox)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await connect()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: own.name })).toBeVisible()
  })
})
