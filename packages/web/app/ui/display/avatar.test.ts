// Tests the initials of a name.
import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  [['Aarav', 'Sharma'], 'AS'],
  [['meera', ''], 'M'],
  [['मीरा', 'अय्यर'], 'मीअ'],
  [['', ''], ''],
])('the initials of %j are %j', (names, initials) => {
  expect(initialsOf(...names)).toBe(initials)
})
