// Tests the size of the desk in the build: all its script and style, which a helper's phone fetches once.
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DESK_BYTES } from './budgets.ts'
import { BUILD, weigh } from './read-build.ts'

it('script and style of the desk weigh at most 40 kB beside React', () => {
  const files = readdirSync(`${BUILD}/desk/assets`).filter((file) => /\.(js|css)$/.test(file))
  const { bytes, told } = weigh('desk/assets', files)
  expect(bytes, told).toBeLessThanOrEqual(DESK_BYTES)
})
