// Tests the name that is proposed for a couple's event box.
import { expect, test } from 'vitest'
import { proposedName } from './proposed-name.ts'

test.each([
  ['Aarav Sharma', 'Meera Iyer', 'Aarav weds Meera'],
  ['Dr. Rohan Mehta', 'Zoë', 'Dr. Rohan weds Zoë'],
  ['आरव शर्मा', 'मीरा अय्यर', 'आरव संग मीरा'],
  ['चि. आरव', 'सौ.कां. मीरा', 'चि. आरव संग सौ.कां. मीरा'],
  ['Aarav', 'मीरा', 'Aarav & मीरा'],
  ['கார்த்திக்', 'யாழினி', 'கார்த்திக் & யாழினி'],
  ['Aarav', ' ', ''],
  ['', 'Meera', ''],
  ['W'.repeat(50), 'M'.repeat(50), ''],
])('%j and %j are proposed as %j', (groom_name, bride_name, name) => {
  expect(proposedName({ groom_name, bride_name })).toBe(name)
})
