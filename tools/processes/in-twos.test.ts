// At most two actions run at a time, and results keep their order.
import { expect, it } from 'vitest'
import { inTwos } from './in-twos.mjs'

it('has at most two under way, and keeps the order of the items', async () => {
  let underWay = 0
  let most = 0
  const results = await inTwos([5, 1, 3, 2], async (turns) => {
    most = Math.max(most, ++underWay)
    for (let turn = 0; turn < turns; turn++) await null
    underWay--
    return turns * 10
  })
  expect(most).toBe(2)
  expect(results).toEqual([50, 10, 30, 20])
})
