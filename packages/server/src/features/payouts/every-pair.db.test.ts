// Every pair of a payout's state and something that happens then: no host is paid twice or against what happened, and none is stuck
// for a day without a reason that somebody was told.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { listStoppedBoxes } from '../../books/sending-stops.ts'
import type { Row } from '../../db/tables.ts'
import type { TestApp } from '../../test/app.ts'
import { control } from '../../test/paying.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  operatorLog,
  payoutsOf,
  refundContributionOf,
  round,
  withoutProvider,
} from '../../test/paying-out.ts'
import { makeFile } from '../../test/payouts/marking-paid.ts'
import { activitiesOf, changeUpiId, denyUpiId, later, owed, saveHost } from '../../test/payouts/paid-hosts.ts'
import { expect, refuse, test } from '../../test/payouts/payout-refusals.ts'
import {
  bankMoves,
  losePayoutAnswer,
  sendPayoutWebhook,
  sentFor,
} from '../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../test/times.ts'
import { recordDispute } from '../payments/dispute/record-dispute.ts'
import { planBox } from './plan/plan-box.ts'
import { listLate } from './reads/payouts.ts'
import { isLive } from './rules/states.ts'

type Box = Awaited<ReturnType<typeof aBoxWithContributions>>

/** Each brings the only payout of a box into its state. */
const STATES = {
  open: (app: TestApp) => round(withoutProvider(app), 3 * DAY_MS),
  'started, and not sent yet': async (app: TestApp, box: Box) => {
    await round(withoutProvider(app), 3 * DAY_MS)
    await planBox({ ...app.services, now: app.clock.now, maySend: true }, box.id)
  },
  'sent, and nobody knows': async (app: TestApp) => {
    await losePayoutAnswer(app, 'reset')
    await round(app, 3 * DAY_MS)
  },
  'on its way': (app: TestApp) => round(app, 3 * DAY_MS),
  paid: async (app: TestApp, box: Box) => {
    await round(app, 3 * DAY_MS)
    await sendPayoutWebhook(app, await bankMoves(app, (await attemptsOf(app, box))[0], 'processed'))
  },
  'refused for a fault of ours': async (app: TestApp) => {
    await refuse(app, 'account number wrong')
    await round(app, 3 * DAY_MS)
    await control(app, 'DELETE', '/faults')
  },
  'in a file for the bank': async (app: TestApp, box: Box) => {
    await round(withoutProvider(app), 3 * DAY_MS)
    await makeFile(app, (await payoutsOf(app, box))[0]?.id ?? '')
  },
}

const NOTHING_LEFT: readonly string[] = [
  'open',
  'started, and not sent yet',
  'refused for a fault of ours',
  'in a file for the bank',
]

/** Events that follow. `mayStillSend`: states in which nothing has left, and after which a payout may be sent. */
const EVENTS: Record<
  string,
  { happen: (app: TestApp, box: Box) => Promise<unknown>; mayStillSend: readonly string[] }
> = {
  'the host is deactivated': {
    happen: (app, box) => saveHost(app, box, { deactivated_at: app.clock.now }),
    mayStillSend: [],
  },
  'the host says that the UPI ID is not theirs': { happen: denyUpiId, mayStillSend: [] },
  'the UPI ID is changed': { happen: (app, box) => changeUpiId(app, box), mayStillSend: NOTHING_LEFT },
  'the gift goes back': { happen: (app, box) => refundContributionOf(app, box.id, 521_04), mayStillSend: [] },
  'two files are made at one moment': {
    happen: async (app, box) => {
      const [payout] = await payoutsOf(app, box)
      await Promise.all([makeFile(app, payout?.id ?? ''), makeFile(app, payout?.id ?? '')])
    },
    // A live attempt goes on to its end: a file takes no payout that has one.
    mayStillSend: ['started, and not sent yet'],
  },
  'the books of its box are wrong': {
    happen: ({ services, clock }, { id: event_box_id }) =>
      services.db.insertInto('sending_stops').values({ event_box_id, since: clock.now }).execute(),
    mayStillSend: [],
  },
  'the guest’s bank asks for the gift': {
    happen: async ({ services, clock }, { id }) => {
      const { payment_id } = await services.db
        .selectFrom('contributions')
        .select('payment_id')
        .where('event_box_id', '=', id)
        .executeTakeFirstOrThrow()
      const dispute = {
        id: `disp_${id}`,
        payment_id,
        amount: 521_04,
        status: 'open',
        phase: 'chargeback',
      } as const
      return recordDispute({ db: services.db, now: clock.now }, dispute)
    },
    mayStillSend: [],
  },
  'payouts are turned off for an hour': {
    happen: (app) => round(withoutProvider(app), HOUR_MS),
    mayStillSend: NOTHING_LEFT,
  },
}

const pairs = Object.keys(STATES).flatMap((state) =>
  Object.keys(EVENTS).map((event) => [state, event] as const),
)

test.for(pairs)('%s, and %s', async ([state, event], { app }) => {
  const box = await aBoxWithContributions(app, {
    upiId: `pair-${pairs.findIndex((pair) => pair.join() === [state, event].join())}@okbank`,
  })
  await STATES[state as keyof typeof STATES](app, box)
  await EVENTS[event]?.happen(app, box)
  for (let days = 0; days < 6; days++) {
    await round(app, DAY_MS)
    // An attempt may have ended, and its payout is decided anew.
    await round(app, MINUTE_MS)
    expect(await waitingUntold(app, box)).toEqual([])
  }
  operatorLog.length = 0

  const attempts = await attemptsOf(app, box)
  const sent = (await sentFor(app, box)).filter(({ status }) => status !== 'failed')
  const byHand = attempts.filter((attempt) => attempt.channel === 'by-hand' && attempt.state !== 'cancelled')
  // At most one of the two ways, once.
  expect(sent.length + byHand.length).toBeLessThanOrEqual(1)
  if (NOTHING_LEFT.includes(state) && !EVENTS[event]?.mayStillSend.includes(state)) expect(sent).toEqual([])
  // A host’s debt is flagged, and is never more than the amount that had left before.
  expect(await owed(app, box)).toBeGreaterThanOrEqual(-501_00)
})

/** Payouts that wait, and of which nobody was told: neither their host nor an operator; nor does time end it within a day. */
async function waitingUntold(app: TestApp, box: Box) {
  const { db } = app.services
  const alarms = JSON.stringify([operatorLog, app.logged])
  const feed = (await activitiesOf(app, box)).map(({ action }) => action)
  const isStopped = (await listStoppedBoxes(db, [box.id])).has(box.id)
  const { deactivated_at } = await db
    .selectFrom('hosts')
    .select('deactivated_at')
    .where('id', '=', box.host_id)
    .executeTakeFirstOrThrow()
  const late = (await listLate(db, app.clock.now)).map(({ id }) => id)
  const live = (await attemptsOf(app, box)).filter(isLive)
  const isKnown = ({ id, state, hold, not_before, due_on }: Row<'payouts'>): boolean => {
    if (state === 'paid' || state === 'cancelled') return true
    if (hold === 'needs-destination') return feed.includes('payout-waiting')
    if (hold === 'not-before') return not_before !== null && not_before <= later(app, DAY_MS)
    if (hold === 'host-inactive') return deactivated_at !== null
    if (hold === 'needs-operator') return alarms.includes(id)
    // An administrator pays it, or is told once it is late; of a stopped box the self-check has told.
    const isByHand = live.some((one) => one.payout_id === id && one.channel === 'by-hand')
    const isInTime = state === 'paying' && due_on >= todayInIndia(app.clock.now)
    return isByHand || isInTime || isStopped || late.includes(id)
  }
  return (await payoutsOf(app, box)).filter((payout) => !isKnown(payout))
}
