// The list of event boxes: empty, paged, over time, slow and failing.
import { formatDay } from '@lifafa/contract/dates'
import { listEvents } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { give } from '../../guest/give.ts'
import { fillBoxForm } from '../../host/event-box.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { arriveSignedIn, sendSignIn } from '../../host/sign-in.ts'
import { dayFromToday, openBox } from '../../server/api.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const listOf = (page: Page) => page.getByRole('list', { name: eventBoxSentences.savedTitle })
const namesOn = (page: Page) => listOf(page).getByRole('heading')
const cardOf = (page: Page, name: string) => listOf(page).getByRole('listitem').filter({ hasText: name })

test('a host without boxes is led to create one, and finds it in the list [box-8]', async ({
  page,
  server,
  host,
}) => {
  await arriveSignedIn(page, server, host, '/event')
  await expect(page.getByRole('heading', { name: eventBoxSentences.noneTitle })).toBeVisible()
  await expect(page).toHaveTitle(/^Saved Event Boxes · /)
  await expectAccessible(page, 'the saved boxes of a host who has none')

  await expectFocusByTab(page.getByRole('link', { name: eventBoxSentences.createLink }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Marriage Event' }).click()
  await expect(page, 'loading the dashboard anew opens no dialog').toHaveURL('/dashboard')
  await fillBoxForm(dialog)
  await dialog.getByRole('button', { name: 'Create Event Box' }).click()
  await expect(dialog).toBeHidden()

  await page.goBack()
  await expect(namesOn(page)).toHaveText(['Asha weds Rohan'])
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('dialog')).toBeHidden()
})

const HINDI = 'आराध्या और विक्रमादित्य का शुभ विवाह समारोह'
const LONGEST = 'ब'.repeat(100)

test('many boxes: those of today, then by date, six a page, all with the keyboard [box-9]', async ({
  page,
  phone,
  server,
  host,
}) => {
  const open = (name: string, days: number, location = 'Bhopal') =>
    openBox(server, host, { name, location, event_type: 'other', marriage_date: dayFromToday(days) })
  await open('In a week, older', 7)
  await open(LONGEST, 400, LONGEST)
  await open('In a month', 30)
  await open('Tomorrow', 1)
  await open('In a week, newer', 7)
  const { contribute_url } = await openBox(server, host, { name: 'Today', marriage_date: dayFromToday(0) })
  await openBox(server, host, { name: HINDI, marriage_date: dayFromToday(2) })
  await open('In a year', 365, 'Udaipur')
  await give(phone, contribute_url)

  const FIRST_PAGE = ['Today', 'Tomorrow', HINDI, 'In a week, newer', 'In a week, older', 'In a month']
  const SECOND_PAGE = ['In a year', LONGEST]
  const next = page.getByRole('button', { name: 'Next' })
  const previous = page.getByRole('button', { name: 'Previous' })

  await test.step('sign-in leads back to the requested page', async () => {
    await page.goto('/event?page=2')
    await sendSignIn(page, host)
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
    await expect(page).toHaveURL('/event?page=2')
  })
  await test.step('a card shows type, date, place, days left, amount and number of guests', async () => {
    await page.goto('/event')
    await expect(namesOn(page)).toHaveText(FIRST_PAGE)
    await expect(cardOf(page, HINDI)).toContainText('2 days left')
    await expect(cardOf(page, 'In a month')).toContainText('Other Event')
    const first = listOf(page).getByRole('listitem').first()
    await expect(first).toContainText('Marriage Event')
    await expect(first.getByRole('definition')).toHaveText([
      formatDay(dayFromToday(0)),
      'Bhopal',
      '₹501',
      '1',
    ])
    await expectAccessible(page, 'the saved boxes, first page')
  })
  await test.step('the pressed button keeps the focus, also on the last page', async () => {
    await expect(previous).toBeDisabled()
    await expectFocusByTab(next)
    await page.keyboard.press('Enter')
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
    await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 2' })).toBeVisible()
    await expect(next).toBeFocused()
    await expect(next).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
    await expectAccessible(page, 'the saved boxes, last page')
  })
  await test.step('Back from a box leads to its page of the list', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(previous).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'View Details of In a year' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'In a year' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Saved Event Boxes' }).click()
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
    await previous.click()
    await expect(namesOn(page)).toHaveText(FIRST_PAGE)
    await expect(page).toHaveURL('/event')
    await page.goBack()
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
  })
  await test.step('a page number that does not exist shows the nearest page', async () => {
    await page.goto('/event?page=99')
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
    await page.goto('/event?page=-1')
    await expect(namesOn(page)).toHaveText(FIRST_PAGE)
    await page.goto('/event?page=two')
    await expect(namesOn(page)).toHaveText(FIRST_PAGE)
  })
})

test('an event is listed as today, then not until 05:30, then as ended [box-10]', async ({
  page,
  server,
  host,
}) => {
  const day = dayFromToday(1)
  const oneDayLater = dayFromToday(2)
  const comeBackAt = async (day: string, inIndia: string) => {
    await page.clock.setFixedTime(`${day}T${inIndia}+05:30`)
    await page.reload()
  }
  await openBox(server, host, { marriage_date: day })
  await arriveSignedIn(page, server, host, '/event')
  await expect(cardOf(page, 'Asha weds Rohan')).toContainText('Tomorrow!')

  await comeBackAt(day, '23:59:59')
  await expect(cardOf(page, 'Asha weds Rohan')).toContainText('Today')
  await comeBackAt(oneDayLater, '00:00:00')
  await expect(page.getByRole('heading', { name: eventBoxSentences.onlyYesterdayTitle })).toBeVisible()
  await expect(listOf(page)).toBeHidden()
  await expectAccessible(page, 'saved boxes that are all of yesterday')
  await openBox(server, host, { name: 'Still to come', marriage_date: dayFromToday(9) })
  await comeBackAt(oneDayLater, '05:30:00')
  await expect(namesOn(page)).toHaveText(['Still to come'])
  await comeBackAt(oneDayLater, '05:30:01')
  await expect(namesOn(page)).toHaveText(['Still to come', 'Asha weds Rohan'])
  await expect(cardOf(page, 'Asha weds Rohan')).toContainText('Ended')
  await expectAccessible(page, 'saved boxes of which one has ended')
})

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] })

  test('the list loads without layout shifts, and failures can be retried [box-11]', async ({
    page,
    server,
    host,
  }) => {
    await openBox(server, host)
    const tryAgain = page.getByRole('button', { name: 'Try again' })

    await test.step('on a slow server nothing moves', async () => {
      const expectNoShift = await watchLayoutShifts(page)
      const held = await holdCalls(page, listEvents)
      await arriveSignedIn(page, server, host, '/event')
      await expect(page.getByText(eventBoxSentences.savedText)).toBeVisible()
      await expect.poll(() => held.seen).toBeGreaterThan(0)
      const firstPlace = page.getByRole('listitem').first()
      const place = await firstPlace.boundingBox()
      held.release()
      await expect(namesOn(page)).toHaveText(['Asha weds Rohan'])
      await expectNoShift('the saved boxes')
      expect(await firstPlace.boundingBox(), 'a card has the size of its skeleton').toEqual(place)
    })
    await test.step('on a slow server, also after sign-in', async () => {
      const held = await holdCalls(page, listEvents)
      await page.reload()
      await expect(page.getByText(eventBoxSentences.savedText)).toBeVisible()
      await expectAccessible(page, 'saved boxes on their way')
      held.release()
      await expect(namesOn(page)).toHaveText(['Asha weds Rohan'])
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
      await expect(namesOn(page)).toHaveText(['Asha weds Rohan'])
    })
    await test.step('a later failure keeps the fetched list, and says that it may be old', async () => {
      const mend = await failCalls(page, listEvents)
      // As when the host comes back from another tab.
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText('These figures may be out of date.')).toBeVisible()
      await expect(namesOn(page)).toHaveText(['Asha weds Rohan'])
      await mend()
      await tryAgain.click()
      await expect(page.getByText('These figures may be out of date.')).toBeHidden()
    })
  })
})
