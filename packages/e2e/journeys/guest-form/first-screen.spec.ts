// The first screen of the guest's page at all sizes, and the bar with total and button.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { setScreenSize } from '../../checks/screen-size.ts'
import { expectHydrated } from '../../guest/form-script.ts'
import { payButton } from '../../guest/give.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

/** Phones, a phone on its side, a laptop at 200 % zoom, and larger screens. */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 568, height: 320 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

/** Pixels from the top of the screen. */
async function edgesOf(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { top: box.y, bottom: box.y + box.height }
}

const amountField = (phone: Page) => phone.getByLabel('Amount (₹)')

test('the amount is on the first screen, whatever its size', async ({ phone, box }) => {
  for (const screen of SCREENS) {
    await phone.setViewportSize(screen)
    await phone.goto(box.contribute_url)
    const { bottom } = await edgesOf(amountField(phone))
    expect(bottom, `${screen.width} × ${screen.height}`).toBeLessThanOrEqual(screen.height)
  }
})

test('with the longest names and message the amount is one move of the thumb below', {
  tag: '@deep',
}, async ({ phone, server, host }) => {
  const { contribute_url } = await openBox(server, host, {
    groom_name: 'Venkatanarasimharajuvaripetasubrahmanyam',
    bride_name: 'श्रीनिधिज्ञानेश्वरीअन्नपूर्णादेवी',
    location: 'The Grand Imperial Palace Gardens and Convention Centre, Vishakhapatnam, Andhra Pradesh',
    message: 'With the blessings of our parents and grandparents. '.repeat(9).trim(),
  })
  await phone.goto(contribute_url)
  const { bottom } = await edgesOf(amountField(phone))
  expect(bottom).toBeLessThanOrEqual(1.3 * 740)
  const message = phone.getByText(/^With the blessings/)
  const closed = await edgesOf(message)
  await message.click()
  const open = await edgesOf(message)
  expect(open.bottom - open.top).toBeGreaterThan(2 * (closed.bottom - closed.top))
  await expectAccessible(phone, 'a long message')
})

test('total and button are at the lower edge once there is an amount, and make room for a field', async ({
  phone,
  box,
}) => {
  await phone.goto(box.contribute_url)
  await expect(payButton(phone)).not.toBeInViewport()
  await expectHydrated(phone)
  for (const screen of SCREENS.slice(0, 5)) {
    await setScreenSize(phone, screen)
    await phone.evaluate(() => scrollTo(0, 0))
    await expect(payButton(phone), `${screen.width} × ${screen.height}`).toBeInViewport({ ratio: 1 })
    await expect(phone.getByText('₹521.04')).toBeInViewport({ ratio: 1 })
    const total = await edgesOf(phone.getByText('₹521.04'))
    expect(total.bottom - total.top, 'one line').toBeLessThan(40)
  }

  // As with a keyboard on the screen.
  await setScreenSize(phone, { width: 360, height: 380 })
  await phone.getByLabel('Full Name').scrollIntoViewIfNeeded()
  await expect(payButton(phone)).toBeInViewport({ ratio: 1 })
  for (const label of ['Full Name', 'Phone Number', 'Address']) {
    const field = phone.getByLabel(label)
    await field.click()
    await field.pressSequentially('9')
    const { top, bottom } = await edgesOf(field)
    expect(top, label).toBeGreaterThanOrEqual(0)
    expect(bottom, label).toBeLessThanOrEqual(380)
    const isCovered = await field.evaluate((element) => {
      const { left, bottom: lower } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 20, lower - 4) !== element
    })
    expect(isCovered, label).toBe(false)
    if (label === 'Full Name') await expect(payButton(phone)).not.toBeInViewport()
  }
})

test('nothing moves when an amount comes, grows or is wrong no more', async ({ phone, box }) => {
  for (const language of ['en', 'hi']) {
    await phone.goto(`${box.contribute_url}?lang=${language}`)
    await expectHydrated(phone)
    await phone.evaluate(() => document.fonts.ready)
    const amount = phone.locator('[name=amount]')
    for (const width of [320, 360, 768]) {
      await setScreenSize(phone, { width, height: 740 })
      const heights = new Set<number>()
      for (const typed of ['', '5', '501', '96153']) {
        await amount.fill(typed)
        heights.add(await phone.evaluate(() => document.documentElement.scrollHeight))
      }
      expect([...heights], `${language}, ${width} px`).toHaveLength(1)
    }
  }
})
