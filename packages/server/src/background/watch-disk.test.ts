// The disk usage in per cent.
import { expect, test } from 'vitest'
import { percentUsed } from './watch-disk.ts'

test.each([
  [0, { blocks: 1000, bfree: 1000, bavail: 1000 }],
  [85, { blocks: 1000, bfree: 150, bavail: 150 }],
  [85, { blocks: 1000, bfree: 159, bavail: 159 }],
  [84, { blocks: 1000, bfree: 160, bavail: 160 }],
  // Space reserved for root does not count.
  [90, { blocks: 1000, bfree: 150, bavail: 100 }],
  [100, { blocks: 1000, bfree: 50, bavail: 0 }],
])('%d percent of a disk are used of %o', (percent, disk) => {
  expect(percentUsed(disk)).toBe(percent)
})
