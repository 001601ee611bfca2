// Faults and changes while money is on its way to hosts, one by one: each occurs in some runs, at a random moment of its days.

import { changeKey } from './keys.ts'
import { anyBox, anyHost, type Days, PAYS_EVERY_MS } from './pay-days.ts'
import { payByHand, removeHost, setStatus } from './people/admin.ts'
import { editBox, removeBox, saveUpiId } from './people/hosts.ts'
import { GOOD_UPI_IDS, UPI_IDS } from './people/people.ts'
import { ADDRESS_REFUSALS } from './provider/payout-refusals.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

type DayFault = {
  /** The probability of having it in a run. */
  chance: number
  /** Begins at a random moment within these days of the run. */
  within: number
  /** Runs at once where the run has it. */
  prepare?(days: Days): void
  begin(days: Days): Promise<unknown>
}

export const DAY_FAULTS: Readonly<Record<string, DayFault>> = {
  'a host saves another UPI id': {
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
  'our account at the provider is low': {
    chance: 0.3,
    within: 2 * DAY_MS,
    async begin({ surroundings: { world, provider } }) {
      provider.payouts.isLow = true
      await world.sleep(world.random.below(6 * DAY_MS), 'our account is low')
      provider.payouts.isLow = false
    },
  },
  'our address may make no payouts': {
    chance: 0.25,
    within: 2 * DAY_MS,
    async begin({ surroundings: { world, provider } }) {
      provider.payouts.addressRefusal = world.random.pick(ADDRESS_REFUSALS)
      await world.sleep(world.random.below(5 * DAY_MS), 'our address may make no payouts')
      provider.payouts.addressRefusal = undefined
    },
  },
  'payouts are turned off, and on again': {
    chance: 0.25,
    within: 2 * DAY_MS,
    async begin(days) {
      const { surroundings, setup, statement } = days
      if (!setup.paysHosts) return
      const turn = (paysHosts: boolean) => {
        setup.paysHosts = paysHosts
        surroundings.servers.killAll()
      }
      turn(false)
      for (let visits = surroundings.world.random.below(6); visits >= 0; visits--) {
        await surroundings.world.sleep(PAYS_EVERY_MS, 'an administrator comes to pay')
        await payByHand(surroundings, statement)
      }
      turn(true)
    },
  },
  'another product takes money on our account': {
    chance: 0.3,
    within: DAY_MS,
    begin: async ({ surroundings: { provider } }) => provider.oddRow(undefined),
  },
  'an administrator pays what waits': {
    chance: 0.2,
    within: 4 * DAY_MS,
    begin: ({ surroundings, statement }) => payByHand(surroundings, statement),
  },
  'an administrator deletes a host': {
    chance: 0.3,
    within: 3 * DAY_MS,
    prepare(days) {
      days.isLonger = true
      // With holidays, and banks that were unavailable.
      days.surroundings.provider.payouts.comesBackMs = 9 * DAY_MS
    },
    async begin({ surroundings, hosts: [one, other = one] }) {
      const host = surroundings.world.random.pick([one, other])
      // Refused while any payout is open.
      while (!(await removeHost(surroundings, host)))
        await surroundings.world.sleep(DAY_MS / 2, 'a host is not deleted yet')
    },
  },
  'the secret of our key is changed': {
    chance: 0.2,
    within: 3 * DAY_MS,
    begin: (days) => changeKey(days, HOUR_MS),
  },
  'the secret of webhooks is changed': {
    chance: 0.3,
    within: 2 * DAY_MS,
    async begin({ surroundings, setup, webhooks }) {
      const secret = 'the second secret of webhooks'
      setup.webhookSecrets.push(secret)
      surroundings.servers.killAll()
      await surroundings.world.sleep(HOUR_MS, 'both secrets are taken')
      webhooks.secret = secret
    },
  },
}
