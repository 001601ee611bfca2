// The mode of an API key: test or live.
import { expect, test } from 'vitest'
import { keyModeOf } from './key-mode.ts'

test('only a live key has the mode live', () => {
  const keys = ['rzp_live_1', 'rzp_test_1', 'rzp_live', 'my_rzp_live_1']
  expect(keys.map(keyModeOf)).toEqual(['live', 'test', 'test', 'test'])
})
