// What hosts do while money is on its way to them, and what an administrator does to them: each occurs in some runs.
import type { DayFault } from '../days/day-fault.ts'
import { anyBox, anyHost } from '../days/pay-days.ts'
import { setStatus } from '../people/admin.ts'
import { editBox, removeBox, saveUpiId } from '../people/hosts.ts'
import { GOOD_UPI_IDS, UPI_IDS } from '../people/people.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const HOST_FAULTS: Readonly<Record<string, DayFault>> = {
  'a host saves another UPI ID': {
    chance: 0.6,
    within: 3 * DAY_MS,
    begin: (days) =>
      saveUpiId(days.surroundings, anyHost(days), days.surroundings.world.random.pick(UPI_IDS)),
  },
  'another host saves one that is good': {
    chance: 0.5,
    within: 3 * DAY_MS,
    begin: (days) =>
      saveUpiId(days.surroundings, anyHost(days), days.surroundings.world.random.pick(GOOD_UPI_IDS)),
  },
  'a host edits a box': {
    chance: 0.3,
    within: 2 * DAY_MS,
    begin: (days) => editBox(days.surroundings, ...anyBox(days)),
  },
  'a host deletes a box': {
    chance: 0.15,
    within: 3 * DAY_MS,
    begin: (days) => removeBox(days.surroundings, ...anyBox(days)),
  },
  'a host is deactivated, and activated later': {
    chance: 0.3,
    within: 2 * DAY_MS,
    async begin(days) {
      const { surroundings } = days
      const host = anyHost(days)
      await setStatus(surroundings, host, 'inactive')
      await surroundings.world.sleep(surroundings.world.random.below(DAY_MS), 'the host is inactive')
      await setStatus(surroundings, host, 'active')
    },
  },
}
