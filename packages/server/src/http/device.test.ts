// A session stores two facts of a device: its user agent, and a truncated address.
import { expect, test } from 'vitest'
import { deviceOf, truncateAddress } from './device.ts'

test.each([
  ['103.21.58.193', '103.21.58.x'],
  ['::ffff:103.21.58.193', '103.21.58.x'],
  ['2401:4900:1c2b:8d3f:a1b2:c3d4:e5f6:789a', '2401:4900:1c2b::x'],
  ['::1', '::x'],
])('the address %s is stored as %s', (address, stored) => {
  expect(truncateAddress(address)).toBe(stored)
})

test.each([
  ['Chrome/142', 'Chrome/142'],
  ['  ', null],
  [undefined, null],
  [`a\u0000b\u0007c\u009bd`, 'abcd'],
  ['x'.repeat(5000), 'x'.repeat(400)],
])('the user agent %j is stored as %j', (userAgent, stored) => {
  expect(deviceOf({ ip: '10.0.0.1', headers: { 'user-agent': userAgent } }).userAgent).toBe(stored)
})

test('a closed connection has no network', () => {
  expect(deviceOf({ ip: undefined, headers: {} })).toEqual({ userAgent: null, network: null })
})
