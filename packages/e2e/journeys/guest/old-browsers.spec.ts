// The oldest browsers that we serve lack what newer ones have: the page needs none of it. Older ones are told.
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { newerBuiltIns } from '../../../web/tools/newer-built-ins.ts'
import { removeBuiltIns } from '../../controls/remove-built-ins.ts'
import { formScript } from '../../guest/form-script.ts'
import { pressInCheckout, submitForm } from '../../guest/give.ts'
import { expect, test } from '../../test.ts'

test('without all newer than the oldest browsers a gift is given and thanked', async ({ phone, box }) => {
  await removeBuiltIns(phone, newerBuiltIns('guests'))
  await submitForm(phone, box.contribute_url)
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expect(phone.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await phone.getByRole('button', { name: 'Close' }).click()
  await expect(phone.getByRole('heading', { name: 'Thank You' })).toBeHidden()
})

test('without container units the names are as large as a phone has room for', { tag: '@deep' }, async ({
  phone,
  box,
}) => {
  await phone.route(box.contribute_url, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('cqi', 'no-such')
    // The page's policy allows the style as it was.
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({ response, headers, body })
  })
  await phone.goto(box.contribute_url)
  const names = phone.getByRole('heading', { level: 1 })
  const sizePx = await names.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  expect(sizePx).toBeGreaterThan(30)
  const isWithin = (heading: HTMLElement) => heading.scrollWidth <= heading.clientWidth
  for (const size of [
    { width: 320, height: 640 },
    { width: 568, height: 320 },
    { width: 1024, height: 768 },
  ]) {
    await phone.setViewportSize(size)
    expect(await names.evaluate(isWithin), `${size.width} px`).toBe(true)
  }
})

test.describe('in a browser that is older still', () => {
  test.use({ expectedConsoleErrors: [/reading 'such'/] })

  test('the guest is told that paying does not work in it', async ({ phone, box }) => {
    await phone.route(formScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.none.such' }),
    )
    await phone.goto(box.contribute_url)
    await expect(phone.getByRole('alert')).toHaveText(guestPageSentences.tooOld)
  })
})
