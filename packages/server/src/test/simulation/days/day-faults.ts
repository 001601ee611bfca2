// Faults and changes while money is on its way to hosts, one by one: each occurs in some runs, at a random moment of its days.

import type { PayoutMode } from '../../../settings.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../times.ts'
import { type Guest, putOddPayment } from '../people/guest.ts'
import { payByHand } from '../people/hand-payments.ts'
import { editBox, removeBox, removeHost, saveUpiId, setStatus } from '../people/hosts.ts'
import type { EnteredPayouts, HandPayment } from '../people/missing-payouts.ts'
import { GOOD_UPI_IDS, type SimulatedHost, UPI_IDS } from '../people/people.ts'
import { type AskedRefund, refundContribution, refundForeignPayments } from '../people/refunds.ts'
import type { Surroundings } from '../people/surroundings.ts'
import { ADDRESS_REFUSALS } from '../provider/provider.ts'
import type { Webhooks } from '../provider/webhooks.ts'
import type { Setup } from '../servers/server.ts'

export const PAYS_EVERY_MS = DAY_MS / 4

/** The parties of the days after the first contributions, and what is set up for them. */
export type Days = {
  surroundings: Surroundings
  hosts: readonly [SimulatedHost, ...SimulatedHost[]]
  guests: Guest[]
  makeGuest: (index: number) => Guest
  /** The payments made by hand. */
  statement: HandPayment[]
  /** Payouts that corrections have entered after a restored backup. */
  entered: EnteredPayouts
  /** The refunds that an administrator has asked for. */
  refundsAsked: AskedRefund[]
  setup: Setup
  webhooks: Webhooks
  /** Some of its faults take weeks: a host can be deleted when no payout can be reversed any more. */
  isLonger: boolean
}

type DayFault = {
  /** The probability of having it in a run. */
  chance: number
  /** Begins at a random moment within these days of the run. */
  within: number
  /** Runs at once where the run has it. */
  prepare?(days: Days): void
  begin(days: Days): unknown
}

const anyHost = ({ surroundings, hosts }: Days): SimulatedHost => surroundings.world.random.pick(hosts)

function anyBox(days: Days): [host: SimulatedHost, boxId: string] {
  const host = anyHost(days)
  return [host, days.surroundings.world.random.pick(host.boxIds)]
}

/**
 * Replaces the secret of our key as .env.example says, at a moment within `withinMs`: our servers first, then guests' checkout.
 * For an hour the provider accepts both secrets, and we accept proofs of both.
 */
export async function changeKey(
  { surroundings: { world, servers, provider }, setup }: Pick<Days, 'surroundings' | 'setup'>,
  withinMs: number,
): Promise<void> {
  const later = (ms: number) => world.sleep(ms, 'the secret of our key is changed')
  await later(world.random.below(withinMs))
  const old = setup.keySecret
  const changed = `${old} and more`
  provider.keySecrets.add(changed)
  setup.keySecret = changed
  setup.oldKeySecrets.push(old)
  world.steps.push('             our servers are given another secret')
  servers.killAll()
  await later(world.random.below(5 * MINUTE_MS))
  provider.checkoutSecret = changed
  await later(HOUR_MS)
  provider.keySecrets.delete(old)
  setup.oldKeySecrets.splice(setup.oldKeySecrets.indexOf(old), 1)
  servers.killAll()
}

/** In this order: a seed draws for each whether and when it comes. */
export const DAY_FAULTS: Readonly<Record<string, DayFault>> = {
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
  'our account at the provider is low': {
    chance: 0.3,
    within: 2 * DAY_MS,
    async begin({ surroundings: { world, provider } }) {
      provider.setLowBalance(true)
      await world.sleep(world.random.below(6 * DAY_MS), 'our account is low')
      provider.setLowBalance(false)
    },
  },
  'our address may make no payouts': {
    chance: 0.25,
    within: 2 * DAY_MS,
    async begin({ surroundings: { world, provider } }) {
      provider.addressRefusal = world.random.pick(ADDRESS_REFUSALS)
      await world.sleep(world.random.below(5 * DAY_MS), 'our address may make no payouts')
      provider.addressRefusal = undefined
    },
  },
  'payouts are turned off, and on again': {
    chance: 0.25,
    within: 2 * DAY_MS,
    async begin({ surroundings, setup, statement }) {
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
    begin: ({ surroundings: { provider } }) => putOddPayment(provider, { order_id: null, status: 'pending' }),
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
      days.surroundings.provider.bank.comesBackMs = 9 * DAY_MS
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
    begin: ({ surroundings }) => refundForeignPayments(surroundings),
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
