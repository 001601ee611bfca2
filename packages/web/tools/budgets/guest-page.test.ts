// Tests the size of the guest's page: all its script and style in the build, in two scripts.
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GUEST_PAGE_BYTES } from './budgets.ts'
import { BUILD, compressedBytes } from './read-build.ts'

const files = readdirSync(`${BUILD}/guest/assets`).filter((file) => /\.(js|css)$/.test(file))

it('all script and style of the guest’s page weighs at most 76 kB', () => {
  const weighed = files.map((file) => ({ file, bytes: compressedBytes(`guest/assets/${file}`) }))
  const bytes = weighed.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(
    bytes,
    `${bytes} bytes: ${weighed.map(({ file, bytes }) => `${file} (${bytes})`).join(', ')}`,
  ).toBeLessThanOrEqual(GUEST_PAGE_BYTES)
})

it('the two scripts of the guest’s page share no module', () => {
  const kinds = files.map((file) => file.split('.').at(-1)).sort()
  expect(
    kinds,
    `guest/prelude/load-form.ts and guest/form/client.tsx were built into ${files.join(', ')}. What both import is split off into a third script, which the form's, a classic one, cannot import: load-form.ts must not import it (decision 16).`,
  ).toEqual(['css', 'js', 'js'])
})
