// Faults and changes while money is on its way to hosts, one by one: each occurs in some runs, at a random moment of its days.

import type { PayoutMode } from '../../../settings.ts'
import { changeKey } from '../keys.ts'
import { removeHost } from '../people/admin.ts'
import { payByHand } from '../people/hand-payments.ts'
import { refundContribution, refundForeignPayments } from '../people/refunds.ts'
import { ADDRESS_REFUSALS } from '../provider/payout-refusals.ts'
import { HOST_FAULTS } from '../servers/host-faults.ts'
import type { DayFault } from './day-fault.ts'
import { PAYS_EVERY_MS } from './pay-days.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** In this order: a seed draws for each whether and when it comes. */
export const DAY_FAULTS: Readonly<Record<string, DayFault>> = {
  ...HOST_FAULTS,
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
      if (setup.payoutMode === 'off') return
      const turn = (payoutMode: PayoutMode) => {
        setup.payoutMode = payoutMode
        surroundings.servers.killAll()
      }
      turn('off')
      for (let visits = surroundings.world.random.below(6); visits >= 0; visits--) {
        await surroundings.world.sleep(PAYS_EVERY_MS, 'an administrator comes to pay')
        await payByHand(surroundings, statement)
      }
      turn('on')
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
  'an administrator refunds contributions': {
    chance: 0.5,
    within: 2 * DAY_MS,
    async begin({ surroundings, refundsAsked }) {
      for (let times = surroundings.world.random.below(4); times >= 0; times--) {
        await refundContribution(surroundings, refundsAsked)
        await surroundings.world.sleep(surroundings.world.random.below(DAY_MS), 'the next refund')
      }
    },
  },
  'an administrator gives money in other currencies back': {
    chance: 0.5,
    within: 4 * DAY_MS,
    begin: async ({ surroundings }) => refundForeignPayments(surroundings),
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
