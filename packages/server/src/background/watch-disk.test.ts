// How full a disk is; that it is told at 85 %, once, is shown on a real one (db/full-disk.test.ts).
import { expect, test } from 'vitest'
import { percentUsed } from './watch-disk.ts'

test.each([
  [0, { blocks: 1000, bfree: 1000, bavail: 1000 }],
  [85, { blocks: 1000, bfree: 150, bavail: 150 }],
  [85, { blocks: 1000, bfree: 159, bavail: 159 }],
  [84, { blocks: 1000, bfree: 160, bavail: 160 }],
  // What only root may fill is nothing to us.
  [90, { blocks: 1000, bfree: 150, bavail: 100 }],
  [100, { blocks: 1000, bfree: 50, bavail: 0 }],
])('%d percent of a disk are used of %o', (percent, disk) => {
  expect(percentUsed(disk)).toBe(percent)
})
