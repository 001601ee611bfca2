// Every page of a host with the longest possible texts, from a small phone to a large screen.
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { expectNoOverflow, WIDTHS_PX } from '../../checks/overflow.ts'
import { setScreenSize } from '../../checks/screen-size.ts'
import { fillForm, GUEST, payButton, pressInCheckout } from '../../guest/give.ts'
import { arriveSignedIn } from '../../host/sign-in.ts'
import { openAccount, someHost } from '../../server/api.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

/** A small phone's page at 200 %. */
const ZOOMED_PX = 180
const longest = (length: number) => 'ब'.repeat(length)

test('no page scrolls sideways at any width', { tag: '@deep' }, async ({ page, phone, server }) => {
  const name = longest(MAX_LENGTH.personName)
  const host = await openAccount(server, { ...someHost(), firstName: name, lastName: name })
  const title = longest(MAX_LENGTH.eventName)
  const { giftid, contribute_url } = await openBox(server, host, {
    name: title,
    location: longest(MAX_LENGTH.location),
    groom_name: longest(MAX_LENGTH.coupleName),
    bride_name: longest(MAX_LENGTH.coupleName),
    message: longest(MAX_LENGTH.message),
  })
  const guest = longest(MAX_LENGTH.guestName)
  const address = longest(MAX_LENGTH.address)
  await phone.goto(contribute_url)
  await fillForm(phone, { ...GUEST, name: guest, address })
  await expectNoOverflow(phone, 'the guest’s page', [ZOOMED_PX, ...WIDTHS_PX])
  await payButton(phone).click()
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expect(phone.getByRole('dialog', { name: givingSentences.thankYou })).toContainText('₹501')
  await expectNoOverflow(phone, 'the thanks')

  for (const view of ['signin', 'signup', 'forgot']) {
    await page.goto(`/auth?mode=${view}`)
    await expect(page.getByLabel('Email')).toBeEditable()
    await expectNoOverflow(page, view)
  }
  await arriveSignedIn(page, server, host)
  for (const [path, word] of [
    ['/dashboard', title],
    ['/event', title],
    [`/event/${giftid}`, guest],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(word).first()).toBeVisible()
    await expectNoOverflow(page, path)
  }
  await page.goto('/dashboard/settings')
  await expect(page.getByLabel('First Name')).toHaveValue(name)
  await expectNoOverflow(page, '/dashboard/settings')
})

test('no word of a long name is cut on a phone, in two columns or beside the QR code', {
  tag: '@deep',
}, async ({ page, server, host, asHost }) => {
  const name = 'Venkatanarasimharajuvaripeta weds Shubhanginilakanteshwari'
  const { giftid } = await openBox(server, host, { name })
  await asHost()
  for (const path of ['/dashboard', '/event', `/event/${giftid}`, `/guests?box=${giftid}`]) {
    await page.goto(path)
    // The dashboard names the box again, above its money.
    const heading = page.getByRole('heading', { name }).first()
    await expect(heading).toBeVisible()
    for (const width of WIDTHS_PX.slice(1)) {
      await setScreenSize(page, { width, height: 740 })
      const pieces = await heading.evaluate(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(firstChild as Text, index)
          range.setEnd(firstChild as Text, index + word.length)
          return range.getClientRects().length
        }),
      )
      expect(pieces, `${path} at ${width} px`).toEqual([1, 1, 1])
    }
  }
})
