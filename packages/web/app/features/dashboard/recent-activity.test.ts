// Tests that entries of the activity feed keep their keys when newer ones arrive.
import type { Activity } from '@lifafa/contract/endpoints/dashboard'
import { expect, test } from 'vitest'
import { withStableKeys } from './recent-activity.tsx'

const contribution = (description: string): Activity => ({
  type: 'contribution-received',
  action: 'Contribution received',
  description,
  box: null,
  created_at: '2026-11-21T06:30:00.000Z',
})
const keysOf = (activities: Activity[]) => withStableKeys(activities).map(({ key }) => key)

test('an entry keeps its key when newer ones arrive above it, even beside an identical one', () => {
  const before = [contribution('Asha gave ₹501'), contribution('Ravi gave ₹101')]
  const after = [contribution('Asha gave ₹501'), ...before]
  expect(keysOf(after).slice(1)).toEqual(keysOf(before))
  expect(new Set(keysOf(after)).size).toBe(3)
})

test('entries stay in their order', () => {
  const activities = [contribution('Asha gave ₹501'), contribution('Ravi gave ₹101')]
  expect(withStableKeys(activities).map(({ item }) => item)).toEqual(activities)
})
