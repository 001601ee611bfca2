// Every screen of guests and hosts with English that is 40 % longer, as other languages are: nothing is cut, nothing overlaps.
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { hallSentences } from '@lifafa/contract/sentences/guest/en/hall'
import { receiptSentences } from '@lifafa/contract/sentences/guest/en/receipt'
import type { Page } from '@playwright/test'
import { expectRoomForWords } from '../../checks/room-for-words.ts'
import { enterDesk, openDeskOf, writeGift } from '../../desk/desk-page.ts'
import { fillForm, GUEST, payButton, pressInCheckout } from '../../guest/give.ts'
import { openScreen } from '../../host/hall-screen.ts'
import { arriveSignedIn } from '../../host/sign-in.ts'
import { openAccount, someHost } from '../../server/api.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { saveUpiId } from '../../server/hosts-to-pay.ts'
import { expect, test } from '../../test.ts'

/** Names are in letters that are not made longer: people choose their own. */
const HOST = { firstName: 'आशा', lastName: 'वर्मा' }
const BOX = { name: 'आरव संग मीरा', groom_name: 'आरव', bride_name: 'मीरा', location: 'जयपुर', message: 'आइए' }

test.use({
  host: async ({ server }, use) => use(await openAccount(server, { ...someHost(), ...HOST })),
  box: async ({ server, host }, use) => use(await openBox(server, host, BOX)),
})

/** Opens `path`, and waits until `main` has been filled. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main h1, main h2').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Each dialog and menu that a button of the page opens. */
async function expectRoomInDialogs(page: Page, path: string): Promise<void> {
  const openers = page.locator('[aria-haspopup]').filter({ visible: true })
  for (let place = 0; place < (await openers.count()); place++) {
    const opener = openers.nth(place)
    const name = await opener.evaluate((button) => button.getAttribute('aria-label') ?? button.textContent)
    await opener.click()
    const opened = page.locator('[role="dialog"], [role="menu"]').last()
    await expect(opened).toBeVisible()
    await expectRoomForWords(page, `“${name}” of ${path}`)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
}

test('the page of guests, and a host’s dashboard', async ({ phone, page, box, asHost }) => {
  await phone.goto(box.contribute_url)
  await expectRoomForWords(phone, 'the guest’s page', [320, 1280])
  await asHost()
  await visit(page, '/dashboard')
  await expectRoomForWords(page, 'the dashboard', [320, 1280])
})

test('all pages that anybody can open', { tag: '@deep' }, async ({ page }) => {
  for (const path of [
    ...['/', '/about-us', '/contact-us', '/terms-conditions', '/refund-policy', '/privacy-policy'],
    ...['/your-details/hosts', '/auth', '/auth?mode=signup', '/auth?mode=forgot'],
  ]) {
    await visit(page, path)
    await expectRoomForWords(page, path)
  }
  await visit(page, '/contact-us')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectRoomForWords(page, 'the contact form with its refusals')
  await visit(page, '/auth?mode=signup')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectRoomForWords(page, 'the sign-up form with its refusals')
})

test('the screen in a hall', { tag: '@deep' }, async ({ page, server, box, asHost }) => {
  await asHost(`/event/${box.giftid}`)
  const screen = await openScreen(page)
  await expect(screen.getByText(hallSentences.empty)).toBeVisible()
  await expectRoomForWords(screen, 'a screen without gifts')
  await giveToBox(server, box.giftid, { name: 'सुनीता', address: 'पुणे' })
  await expect(screen.getByText('सुनीता')).toBeVisible()
  await expectRoomForWords(screen, 'a screen with a gift')
})

test('a desk', { tag: '@deep' }, async ({ phone, server, host, box }) => {
  const desk = await openDeskOf(server, host, box)
  await phone.goto(desk.path)
  await expectRoomForWords(phone, 'the door of a desk')
  await enterDesk(phone, desk, 'पप्पू')
  await writeGift(phone, '1100', 'रमेश', 'मुरैना')
  await expectRoomForWords(phone, 'a desk with an entry')
  await phone.getByRole('button', { name: 'A-1 रमेश' }).click()
  await expect(phone.getByRole('dialog')).toBeVisible()
  await expectRoomForWords(phone, 'an entry that is changed')
})

test.describe('with pages that are not there, and a gift that was given before', () => {
  test.use({ expectedConsoleErrors: [/status of 40[49]/] })

  test('all screens of guests', { tag: '@deep' }, async ({ phone, server, host, box }) => {
    await phone.goto(box.contribute_url)
    await expectRoomForWords(phone, 'the page')
    await payButton(phone).click()
    await expect(phone.getByText('Full name is required.')).toBeVisible()
    await expectRoomForWords(phone, 'the form with its refusals')
    await fillForm(phone)
    await expectRoomForWords(phone, 'the form with a fee')
    await payButton(phone).click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    const thanks = phone.getByRole('dialog', { name: givingSentences.thankYou })
    await expect(thanks).toContainText('₹501')
    await expectRoomForWords(phone, 'the thanks')
    await thanks.getByRole('link', { name: givingSentences.seeReceipt }).click()
    await expect(phone.getByLabel(receiptSentences.blessingLabel)).toBeVisible()
    await expectRoomForWords(phone, 'the receipt')
    await phone.getByLabel(receiptSentences.blessingLabel).fill('सदा सुखी रहो!')
    await phone.getByRole('button', { name: receiptSentences.sendBlessing }).click()
    await expect(phone.getByRole('heading', { name: receiptSentences.blessingSent })).toBeVisible()
    await expectRoomForWords(phone, 'the receipt with a blessing')

    await phone.goto(box.contribute_url)
    await fillForm(phone, GUEST)
    await payButton(phone).click()
    await expect(phone.getByRole('button', { name: givingSentences.giveAgain })).toBeVisible()
    await expectRoomForWords(phone, 'the question whether to give again')
    const other = await openBox(server, host, { ...BOX, event_type: 'other', name: 'गृह प्रवेश' })
    await phone.goto(other.contribute_url)
    await expectRoomForWords(phone, 'the page of another event')
    for (const path of ['/your-details', '/contribute/AAAAAAAAAAAAAAAAAAAAAA', '/nothing-here']) {
      await phone.goto(path)
      await expectRoomForWords(phone, path)
    }
  })

  test('all screens of hosts', { tag: '@deep' }, async ({ page, server, host, box }) => {
    const empty = await openAccount(server, { ...someHost(), ...HOST })
    await arriveSignedIn(page, server, empty)
    for (const path of ['/dashboard', '/event', '/guests', '/dashboard/settings', '/dashboard/nothing']) {
      await visit(page, path)
      await expectRoomForWords(page, `${path} of a new host`)
    }
    await page.evaluate(() => localStorage.clear())
    await saveUpiId(server, host, 'asha@okbank')
    await giveToBox(server, box.giftid, { name: 'सुनीता', address: 'पुणे', amount: 90_000 })
    await openDeskOf(server, host, box)
    await arriveSignedIn(page, server, host)
    for (const path of ['/dashboard', '/event', `/event/${box.giftid}`, `/guests?box=${box.giftid}`]) {
      await visit(page, path)
      await expect(page.getByText('₹90,000').filter({ visible: true }).first()).toBeVisible()
      await expectRoomForWords(page, path)
      await expectRoomInDialogs(page, path)
    }
    await visit(page, '/dashboard/settings')
    await expectRoomForWords(page, '/dashboard/settings')
    await expectRoomInDialogs(page, '/dashboard/settings')
  })
})
