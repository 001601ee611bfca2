// Random histories of hosts against a model: nobody is paid twice, more than is available, or where the host is not to be paid; in the end
// each host has everything, or it waits for a hold with a reason.
import { sql } from 'kysely'
import type { Jobs } from '../../jobs/queue.ts'
import type { PayoutOrder } from '../../provider/objects/payouts.ts'
import { seededRandom } from '../../seeded-random.ts'
import { anAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { atDepth } from '../../test/generated/fields.ts'
import { operatorLog, round, withoutProvider } from '../../test/paying-out.ts'
import {
  aStory,
  attemptsOfStory,
  availableTo,
  changeHost,
  depsOf,
  dispute,
  numberOf,
  payableAt,
  payoutsOfStory,
  refund,
  type Scene,
  type Story,
  startOnly,
} from '../../test/payouts/histories.ts'
import { decideOne, makeFile, payOne, sayOutcomes } from '../../test/payouts/history-administrator.ts'
import { owed } from '../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../test/payouts/payout-test.ts'
import { scriptBank } from '../../test/payouts/scripted-bank.ts'
import { DAY_MS, HOUR_MS } from '../../test/times.ts'
import { applyPayoutEvent } from './channels/provider/submit.ts'
import { isLive } from './rules/states.ts'

const HISTORIES_PER_RUN = 50
/** On servers that share the tables a run takes ten times as long. */
const RUNS = process.env.TEST_DATABASE === 'citus' ? 1 : atDepth(2, 20)
const STEPS = 8

const log = { warn: () => undefined, error: () => undefined }

/** The bank moves a payout; we are told at once, twice, or only when we ask. */
async function bankMoves({ app, bank, random }: Scene, story: Story) {
  // Money that was said to have failed, and was sent again, left twice: the bank's fault, and no plan can help it.
  const isTriedAgain = (await attemptsOfStory(app, story)).some(isLive)
  const mayArriveLate = (paise: number) => !isTriedAgain && paise <= availableTo(story, bank)
  const moved = bank.moveOne(story.host.id, mayArriveLate)
  const times = moved?.status === 'processed' ? 2 : random.below(3)
  for (let told = 0; moved && told < times; told++) await applyPayoutEvent({ ...depsOf(app), log }, moved.id)
}

const seeds = Array.from({ length: RUNS }, (_, seed) => seed + 1)

test.for(seeds)(
  'fifty random histories end with each host paid to the paisa, or waiting for a reason: seed %i',
  async (seed, { app: original }) => {
    const random = seededRandom(seed)
    const stories = new Map<string, Story>()
    const wrong: unknown[] = []
    const check = (order: PayoutOrder) => {
      const story = stories.get(order.hostId)
      if (!story) return
      const free = availableTo(story, bank)
      if (free < order.amountPaise) wrong.push(['more than is available', free, order])
      if (numberOf(order.destination) !== payableAt(story))
        wrong.push(['not where the host is', story.host, order])
    }
    const bank = scriptBank(
      random,
      () => original.clock.now,
      (order) => {
        check(order)
        if (stories.get(order.hostId)?.host.deactivated_at) wrong.push(['the host is not to be paid', order])
      },
    )
    const { services } = original
    const addEmails: Jobs['add'] = async (trx, name, data) => {
      if (name.startsWith('mail-')) await services.jobs.add(trx, name, data)
    }
    const app = {
      ...original,
      services: {
        ...services,
        jobs: { ...services.jobs, add: addEmails },
        provider: {
          ...services.provider,
          ...{ payouts: bank.provider, sentPayouts: bank.provider },
          listRefundsOf: async () => [],
        },
      },
    }
    const adminId = (await anAdmin(app)).id
    const scene = { app, random, bank, adminId, stories }
    for (let index = 0; index < HISTORIES_PER_RUN; index++) {
      const story = await aStory(app, random, `h${index}-of-${seed}@okbank`)
      stories.set(story.host.id, story)
    }
    const events = [
      refund,
      dispute,
      changeHost,
      startOnly,
      bankMoves,
      bankMoves,
      bankMoves,
      decideOne,
      sayOutcomes,
      (at: Scene, story: Story) => payOne(at, story, check),
      (at: Scene, story: Story) => makeFile(at, story, check),
      async () => undefined,
    ] as const
    await round(app, 25 * HOUR_MS)
    for (let step = 0; step < STEPS; step++) {
      for (const story of stories.values()) await random.pick(events)(scene, story)
      const isOff = random.chance(0.2)
      await round(isOff ? withoutProvider(app) : app, random.pick([1, 6, 25, 80]) * HOUR_MS)
    }
    bank.world.isWell = true
    bank.arrive()
    for (const story of stories.values()) await sayOutcomes(scene, story)
    for (let days = 0; days < 6; days++) await round(app, DAY_MS)
    operatorLog.length = 0

    for (const story of stories.values()) wrong.push(...(await problemsOf(scene, story)))
    wrong.push(...(await repeatedEmails(app)))
    expect(wrong).toEqual([])
  },
)

/** A host is told once what became of an attempt. */
async function repeatedEmails({ services }: TestApp): Promise<unknown[]> {
  const { rows } = await sql`
    select data->>'attemptId' as attempt, data->>'about' as about, count(*) from pgboss.job
    where name = 'mail-payout' and data->>'attemptId' is not null group by 1, 2 having count(*) > 1`.execute(
    services.db,
  )
  return rows.map((row) => ['told twice', row])
}

/** In the end: our books say of a host what the bank and the guests do, and what is not paid is in payouts that wait for a reason. */
async function problemsOf({ app, bank }: Scene, story: Story): Promise<unknown[]> {
  const payouts = await payoutsOfStory(app, story)
  const live = (await attemptsOfStory(app, story)).filter((one) => isLive(one) && !bank.isGone(one.id))
  const sum = (rows: readonly { amount_paise: number }[]) =>
    rows.reduce((total, { amount_paise }) => total + amount_paise, 0)
  const open = payouts.filter(({ state }) => state === 'open')
  const heldPaise = sum(open)
  const withheldPaise = sum(payouts.filter(({ cancelled_by }) => cancelled_by !== null))
  const freePaise = availableTo(story, bank)
  const riskPaise = story.gifts.reduce((total, gift) => total + gift.riskPaise, 0)
  const ledgerPaise = (await Promise.all(story.boxes.map((box) => owed(app, box)))).reduce((a, b) => a + b)
  const facts = { freePaise, heldPaise, withheldPaise, livePaise: sum(live), riskPaise, ledgerPaise, payouts }
  return [
    ...(ledgerPaise === freePaise + riskPaise ? [] : [['books differ from the bank', facts]]),
    ...(heldPaise <= Math.max(0, freePaise) ? [] : [['open payouts are not covered', facts]]),
    ...(freePaise - heldPaise - withheldPaise - sum(live) < 200 ? [] : [['money waits for nothing', facts]]),
    ...(open.every(({ hold }) => hold !== null && hold !== 'not-before') ? [] : [['no reason', facts]]),
  ]
}
