// Tests the size of the guest's page: all its script and style in the build, in two scripts; and of the small pages beside it.
import { readdirSync, statSync } from 'node:fs'
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { expect, it } from 'vitest'
import { FIRST_FONT_BYTES, GUEST_PAGE_BYTES, HALL_BYTES, READ_PAGE_BYTES } from './budgets.ts'
import { BUILD, weigh } from './read-build.ts'

const built = readdirSync(`${BUILD}/guest/assets`).filter((file) => /\.(js|css)$/.test(file))
const isOfReceipt = (file: string) => file.startsWith('receipt-actions-')
const isOfHall = (file: string) => file.startsWith('screen-')
const files = built.filter((file) => !isOfReceipt(file) && !isOfHall(file))

/** The style of a language is in a file of its own. */
const isOfLanguage = (file: string) => GUEST_LANGUAGES.some((language) => file.startsWith(`${language}-`))

it.each(GUEST_LANGUAGES)(
  'all script and style of the guest’s page in %s weighs at most 76 kB',
  (language) => {
    const loaded = files.filter((file) => !isOfLanguage(file) || file.startsWith(`${language}-`))
    const { bytes, told } = weigh('guest/assets', loaded)
    expect(bytes, told).toBeLessThanOrEqual(GUEST_PAGE_BYTES)
  },
)

it('the two scripts of the guest’s page share no module', () => {
  const kinds = files
    .filter((file) => !isOfLanguage(file))
    .map((file) => file.split('.').at(-1))
    .sort()
  expect(
    kinds,
    `guest/loader/load-form.ts and guest/form/client.tsx were built into ${files.join(', ')}. What both import is split off into a third script, which the form's, a classic one, cannot import: load-form.ts must not import it (decision 16).`,
  ).toEqual(['css', 'js', 'js'])
})

it.each([
  ['a receipt', isOfReceipt, READ_PAGE_BYTES],
  ['a screen in a hall', isOfHall, HALL_BYTES],
] as const)('script and style of %s weigh no more than they may', (_page, isOfPage, most) => {
  const ofPage = built.filter(isOfPage)
  const { bytes, told } = weigh('guest/assets', ofPage)
  expect(ofPage).toHaveLength(2)
  expect(bytes, told).toBeLessThanOrEqual(most)
})

it.each(GUEST_LANGUAGES)(
  'the fonts of the page in %s weigh at most 60 kB before it is usable',
  (language) => {
    const own = new RegExp(`^((mukta-400|mukta-600|tiro-400)-en|${language}-(text|heading)-\\d+)-.+\\.woff2$`)
    const fonts = readdirSync(`${BUILD}/guest/assets`).filter((file) => own.test(file))
    const bytes = fonts.reduce((sum, file) => sum + statSync(`${BUILD}/guest/assets/${file}`).size, 0)
    expect(fonts.length).toBeGreaterThanOrEqual(3)
    expect(bytes, fonts.join(', ')).toBeLessThanOrEqual(FIRST_FONT_BYTES)
  },
)
