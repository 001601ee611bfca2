// By which address calls are counted.
import { expect, test } from 'vitest'
import { networkOf } from './rate-limits.ts'

test('a network is an address of IPv4, or the first half of one of IPv6; who has hung up has none, and breaks nothing', () => {
  expect(networkOf({ ip: '192.0.2.1' })).toBe('192.0.2.1')
  expect(networkOf({ ip: '2001:db8:1:2:3:4:5:6' })).toBe(networkOf({ ip: '2001:db8:1:2::9' }))
  expect(networkOf({ ip: '2001:db8:1:2::9' })).not.toBe(networkOf({ ip: '2001:db8:1:3::9' }))
  expect(networkOf({ ip: undefined })).toBe('')
})
