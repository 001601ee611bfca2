// The events of a seed: each host has two that have ended and one that is open.
import { todayInIndia } from '@lifafa/contract/event-timing'
import * as names from './names.ts'
import type { PayoutStage, PlannedBox, PlannedHost } from './plan.ts'
import { canBePaid, planPerson, planScript } from './plan-hosts.ts'
import type { Random } from './random.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** In turn, over the ended events of hosts who can be paid; all that ended long ago is processed in the end. */
const STAGES: readonly [PayoutStage, ...PayoutStage[]] = [
  ...(['processed', 'due', 'failed', 'processing', 'reversed', 'sent'] as const),
  ...(['processed', 'processed', 'processed', 'due', 'processed', 'processed'] as const),
]

/** How many days ago the event was: a payout under way is of this week. */
const DAYS_AGO: Record<PayoutStage, [number, number]> = {
  waiting: [3, 40],
  due: [2, 2],
  failed: [3, 3],
  sent: [3, 4],
  processing: [3, 4],
  processed: [14, 220],
  reversed: [20, 120],
}

const dayAt = (now: Date, daysFromNow: number): string =>
  todayInIndia(new Date(now.getTime() + daysFromNow * DAY_MS))

function planDetails(random: Random, marriageDate: string): Pick<PlannedBox, 'eventType' | 'details'> {
  const common = {
    location: random.pick(names.PLACES),
    marriage_date: marriageDate,
    message: random.pick(names.MESSAGES),
  }
  const script = planScript(random)
  const groom = planPerson(random, script, names.MEN)
  const bride = planPerson(random, script, names.WOMEN)
  if (random.oneIn(4)) {
    const name = random.pick(names.OCCASIONS[script])(groom.last)
    return { eventType: 'other', details: { ...common, name, groom_name: '', bride_name: '' } }
  }
  const couple = { groom_name: `${groom.first} ${groom.last}`, bride_name: `${bride.first} ${bride.last}` }
  const name = names.MARRIAGE[script](groom.first, bride.first)
  return { eventType: 'marriage', details: { ...common, ...couple, name } }
}

export function planBoxes(random: Random, hosts: readonly PlannedHost[], now: Date): PlannedBox[] {
  let ended = 0
  const stageOf = (host: PlannedHost): PayoutStage =>
    canBePaid(host) ? (STAGES[ended++ % STAGES.length] ?? STAGES[0]) : 'waiting'
  return hosts.flatMap((host, index) => {
    const box = (payout: PayoutStage | undefined, fromNow: number, createdBefore: number): PlannedBox => ({
      id: random.id(22),
      host: index,
      ...planDetails(random, dayAt(now, fromNow)),
      createdAt: new Date(now.getTime() + (Math.min(fromNow, 0) - createdBefore) * DAY_MS),
      payout,
    })
    const past = [stageOf(host), stageOf(host)].map((stage) =>
      box(stage, -random.integer(...DAYS_AGO[stage]), random.integer(10, 60)),
    )
    // Every third is today's.
    return [...past, box(undefined, index % 3 === 0 ? 0 : random.integer(1, 90), random.integer(2, 25))]
  })
}
