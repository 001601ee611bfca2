// The network by which calls are counted.
import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network.ts'

test('a network is an IPv4 address or the first half of an IPv6 one; a closed connection has none', () => {
  expect(networkOf({ ip: '192.0.2.1' })).toBe('192.0.2.1')
  expect(networkOf({ ip: '2001:db8:1:2:3:4:5:6' })).toBe(networkOf({ ip: '2001:db8:1:2::9' }))
  expect(networkOf({ ip: '2001:db8:1:2::9' })).not.toBe(networkOf({ ip: '2001:db8:1:3::9' }))
  expect(networkOf({ ip: undefined })).toBe('')
})

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0'],
  ['2001:DB8::', '2001:db8:0:0'],
  ['2001:0db8:0000:0042:0000:8a2e:0370:7334', '2001:db8:0:42'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['[2001:db8:0:42::1]:5678', '2001:db8:0:42'],
  ['unknown', ''],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network)
})

test('an IPv6 site has 65,536 networks; of IPv4 the site is the address', () => {
  expect(siteOf({ ip: '2001:db8:1:2::9' })).toBe(siteOf({ ip: '2001:db8:1:ffff::1' }))
  expect(siteOf({ ip: '2001:db8:1:2::9' })).not.toBe(siteOf({ ip: '2001:db8:2:2::9' }))
  expect(siteOf({ ip: '192.0.2.1' })).toBe('192.0.2.1')
})
