// Names on the guest's page: as large as they fit, never broken inside, the heart beside them or on a line of its own.
import type { Page } from '@playwright/test'
import { WIDTHS_PX } from '../../checks/overflow.ts'
import { setScreenSize } from '../../checks/screen-size.ts'
import { openBoxes } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const COUPLES = [
  { groom_name: 'Aarav Sharma', bride_name: 'Meera Iyer' },
  { groom_name: 'Siddharth Rao', bride_name: 'Annapurna Rao' },
  { groom_name: 'Venkatanarasimharajuvaripeta', bride_name: 'Jo' },
  { groom_name: 'वेंकटनरसिंहराजुवारिपेटा', bride_name: 'ज्ञानेश्वरी' },
  { groom_name: 'வெங்கடநரசிம்மராஜு', bride_name: 'கார்த்திகேயினி' },
]

/** How many lines each name takes, whether it is within its place, and where the heart is: `beside` or `between`. */
const look = (phone: Page) =>
  phone.locator('h1').evaluate((heading) => {
    const names = [...heading.querySelectorAll(':scope > span:not(.sr-only)')]
    const heart = heading.querySelector('svg')?.getBoundingClientRect()
    const lines = names.map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    const [first, second] = names.map((name) => name.getBoundingClientRect())
    if (!heart || !first || !second) throw new Error('No couple.')
    const isBeside = first.right <= heart.left && heart.right <= second.left
    const isBetween = first.bottom <= heart.top + 2 && heart.bottom <= second.top + 2
    const place = heading.getBoundingClientRect()
    return {
      lines,
      isInside: heading.scrollWidth <= Math.ceil(place.width),
      heart: isBeside ? 'beside' : isBetween ? 'between' : 'elsewhere',
    }
  })

test('no name is broken inside, and the heart is between the names on one line or on a line of its own', {
  tag: '@deep',
}, async ({ phone, server, host }) => {
  const boxes = await openBoxes(server, host, ...COUPLES)
  for (const { contribute_url, groom_name } of boxes) {
    await phone.goto(contribute_url)
    await phone.evaluate(() => document.fonts.ready)
    for (const width of WIDTHS_PX) {
      await setScreenSize(phone, { width, height: 740 })
      expect(await look(phone), `${groom_name} at ${width} px`).toEqual({
        lines: [1, 1],
        isInside: true,
        heart: groom_name.startsWith('Aarav') ? 'beside' : 'between',
      })
    }
  }
})
