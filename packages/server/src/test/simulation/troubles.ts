// What goes wrong or is done while money is on its way to hosts, one by one: each begins in some runs, at some moment of its days.

import { changeKey } from './keys.ts'
import { anyBox, anyHost, type Days, PAYS_EVERY_MS } from './pay-days.ts'
import { payByHand, removeHost, setStatus } from './people/admin.ts'
import { editBox, removeBox, saveUpiId } from './people/hosts.ts'
import { GOOD_UPI_IDS, UPI_IDS } from './people/people.ts'
import { SHUT_OUT } from './provider/payout-refusals.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

type Trouble = {
  /** Of a run to have it. */
  chance: number
  /** Begins at a moment by chance within these days of the run. */
  within: number
  /** At once where the run is to have it. */
  prepare?(days: Days): void
  begin(days: Days): Promise<unknown>
}

export const TROUBLES: Readonly<Record<string, Trouble>> = {
  'a host saves another UPI id': {
    chance: 0.6,
    within: 3 * DAY_MS,
    begin: (days) => saveUpiId(days.given, anyHost(days), days.given.world.random.pick(UPI_IDS)),
  },
  'another host saves one that is good': {
    chance: 0.5,
    within: 3 * DAY_MS,
    begin: (days) => saveUpiId(days.given, anyHost(days), days.given.world.random.pick(GOOD_UPI_IDS)),
  },
  'a host edits a box': {
    chance: 0.3,
    within: 2 * DAY_MS,
    begin: (days) => editBox(days.given, ...anyBox(days)),
  },
  'a host deletes a box': {
    chance: 0.15,
    within: 3 * DAY_MS,
    begin: (days) => removeBox(days.given, ...anyBox(days)),
  },
  'a host is deactivated, and activated later': {
    chance: 0.3,
    within: 2 * DAY_MS,
    async begin(days) {
      const { given } = days
      const host = anyHost(days)
      await setStatus(given, host, 'inactive')
      await given.world.sleep(given.world.random.below(DAY_MS), 'the host is inactive')
      await setStatus(given, host, 'active')
    },
  },
  'our account at the provider is low': {
    chance: 0.3,
    within: 2 * DAY_MS,
    async begin({ given: { world, provider } }) {
      provider.payouts.isLow = true
      await world.sleep(world.random.below(6 * DAY_MS), 'our account is low')
      provider.payouts.isLow = false
    },
  },
  'our address may make no payouts': {
    chance: 0.25,
    within: 2 * DAY_MS,
    async begin({ given: { world, provider } }) {
      provider.payouts.shutOut = world.random.pick(SHUT_OUT)
      await world.sleep(world.random.below(5 * DAY_MS), 'our address may make no payouts')
      provider.payouts.shutOut = undefined
    },
  },
  'payouts are turned off, and on again': {
    chance: 0.25,
    within: 2 * DAY_MS,
    async begin(days) {
      const { given, setup, statement } = days
      if (!setup.paysHosts) return
      const turn = (paysHosts: boolean) => {
        setup.paysHosts = paysHosts
        given.servers.killAll()
      }
      turn(false)
      for (let visits = given.world.random.below(6); visits >= 0; visits--) {
        await given.world.sleep(PAYS_EVERY_MS, 'an administrator comes to pay')
        await payByHand(given, statement)
      }
      turn(true)
    },
  },
  'another product takes money on our account': {
    chance: 0.3,
    within: DAY_MS,
    begin: async ({ given: { provider } }) => provider.oddRow(undefined),
  },
  'an administrator pays what waits': {
    chance: 0.2,
    within: 4 * DAY_MS,
    begin: ({ given, statement }) => payByHand(given, statement),
  },
  'an administrator deletes a host': {
    chance: 0.3,
    within: 3 * DAY_MS,
    prepare(days) {
      days.isLonger = true
      // With holidays, and banks that were away.
      days.given.provider.payouts.comesBackMs = 9 * DAY_MS
    },
    async begin({ given, hosts: [one, other = one] }) {
      const host = given.world.random.pick([one, other])
      // Refused as long as anything is open.
      while (!(await removeHost(given, host)))
        await given.world.sleep(DAY_MS / 2, 'a host is not deleted yet')
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
    async begin({ given, setup, webhooks }) {
      const secret = 'the second secret of webhooks'
      setup.webhookSecrets.push(secret)
      given.servers.killAll()
      await given.world.sleep(HOUR_MS, 'both secrets are taken')
      webhooks.secret = secret
    },
  },
}
