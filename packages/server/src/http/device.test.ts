// What is kept of the device that somebody signs in with: never a whole address.
import { expect, test } from 'vitest'
import { deviceOf, truncateAddress } from './device.ts'

test.each([
  ['103.21.58.193', '103.21.58.x'],
  ['::ffff:103.21.58.193', '103.21.58.x'],
  ['2401:4900:1c2b:8d3f:a1b2:c3d4:e5f6:789a', '2401:4900:1c2b::x'],
  ['::1', '::x'],
])('of the address %s is kept %s', (address, kept) => {
  expect(truncateAddress(address)).toBe(kept)
})

test.each([
  ['Chrome/142', 'Chrome/142'],
  ['  ', null],
  [undefined, null],
  [`a\u0000b\u0007c\u009bd`, 'abcd'],
  ['x'.repeat(5000), 'x'.repeat(400)],
])('of the user agent %j is kept %j', (userAgent, kept) => {
  expect(deviceOf({ ip: '10.0.0.1', headers: { 'user-agent': userAgent } }).userAgent).toBe(kept)
})

test('whoever has hung up has no network', () => {
  expect(deviceOf({ ip: undefined, headers: {} })).toEqual({ userAgent: null, network: null })
})
