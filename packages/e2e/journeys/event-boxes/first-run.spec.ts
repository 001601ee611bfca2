// The first event box of a new host: its name is proposed, a preview shows it, and three steps lead on from it.
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { firstStepsSentences as steps } from '@lifafa/contract/sentences/host/first-steps'
import { invitationSentences } from '@lifafa/contract/sentences/host/invitation'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { expectAccessible } from '../../checks/accessible.ts'
import { setScreenSize } from '../../checks/screen-size.ts'
import { dayFromToday } from '../../server/boxes.ts'
import { expect, PHONE, test } from '../../test.ts'

const WIDE = { width: 1280, height: 800 }

test('a couple is typed once, the button stays in sight, and the new box shows three steps to do', {
  tag: '@deep',
}, async ({ page, context, asHost }) => {
  await setScreenSize(page, WIDE)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await asHost()
  await page.getByRole('button', { name: eventBoxSentences.createLink }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Marriage Event' }).click()
  const field = (name: string) => dialog.getByLabel(name)
  const create = dialog.getByRole('button', { name: eventBoxSentences.createLink })

  await test.step('the name follows the couple until the host writes another', async () => {
    await field("Groom's Name").fill('आरव शर्मा')
    await field("Bride's Name").fill('मीरा')
    await expect(field('Event Box Name')).toHaveValue('आरव संग मीरा')
    await field('Event Box Name').fill('Our wedding')
    await field("Groom's Name").fill('Aarav Sharma')
    await expect(field('Event Box Name')).toHaveValue('Our wedding')
    await field('Event Box Name').fill('')
    await field("Bride's Name").fill('Meera')
    await expect(field('Event Box Name')).toHaveValue('Aarav weds Meera')
  })

  await test.step('the preview shows what guests will see, and the button is in sight', async () => {
    const preview = dialog.getByRole('figure')
    await field('Location').fill('Jaipur')
    await field('Date of Event').fill(dayFromToday(20))
    await expect(preview).toContainText(/Aarav.*Meera.*Jaipur/)
    await expect(create).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, 'a new event box beside its preview')
    await setScreenSize(page, PHONE.viewport)
    await expect(preview).toBeHidden()
    await expect(create).toBeInViewport({ ratio: 1 })
  })

  await create.click()
  await expect(page).toHaveURL(/\/event\/\w{22}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav weds Meera')
  const left = page.getByRole('region', { name: steps.title })
  const step = (title: string) => left.getByRole('listitem').filter({ hasText: title })
  await expectAccessible(page, 'a new box with its steps')

  await test.step('each step is ticked when it is done, and then all are gone', async () => {
    await step(steps.share.title).getByRole('button').click()
    await page.getByRole('link', { name: invitationSentences.open }).click()
    await expect(step(steps.share.title)).toContainText(steps.done)
    await step(steps.upi.title).getByRole('link').click()
    await page.getByLabel('UPI ID').fill('asha@okbank')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByRole('button', { name: upiIdSentences.yes }).click()
    await expect(page.getByText(upiIdSentences.confirmed)).toBeVisible()
    await page.goBack()
    await expect(step(steps.upi.title)).toContainText(steps.done)
    await step(steps.print.title).getByRole('button').click()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await coming
    await page.keyboard.press('Escape')
    await expect(left).toBeHidden()
  })
})
