// The guest's page stays light: all its script and style, as it was built.
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GUEST_PAGE_BYTES } from './budgets.ts'
import { BUILD, compressedBytes } from './read-build.ts'

it('all script and style of the guest’s page weighs at most 76 kB', () => {
  const files = readdirSync(`${BUILD}/guest/assets`).filter((file) => /\.(js|css)$/.test(file))
  const weighed = files.map((file) => ({ file, bytes: compressedBytes(`guest/assets/${file}`) }))
  const bytes = weighed.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(
    bytes,
    `${bytes} bytes: ${weighed.map(({ file, bytes }) => `${file} (${bytes})`).join(', ')}`,
  ).toBeLessThanOrEqual(GUEST_PAGE_BYTES)
  expect(files.map((file) => file.split('.').at(-1)).sort()).toEqual(['css', 'js', 'js'])
})
