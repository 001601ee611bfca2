// Plans the contributions to the events of a seed: amount, time, and the course of each payment.
import { endsAt } from '@lifafa/contract/event-timing'
import * as names from './names.ts'
import { COURSES, type Course, NO_CONTRIBUTION, type PlannedBox, type PlannedContribution } from './plan.ts'
import { planAddress, planPerson, planPhone } from './plan-hosts.ts'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Giving = { boxes: readonly PlannedBox[]; contributions: number; now: Date }

/** Each rare course once among the first hundred, then one in 25 has one. */
function courseOf(random: Random, index: number): Course {
  const rare = COURSES[(index - 3) / 7]
  return rare ?? (index >= 100 && random.oneIn(25) ? random.pick(COURSES) : 'paid')
}

/** Most of it on the evening of the event; before now in any case. */
function paidAtOf(random: Random, { createdAt, details }: PlannedBox, now: Date): Date {
  const first = createdAt.getTime() + HOUR_MS
  const end = endsAt(details.marriage_date).getTime()
  const last = Math.min(end, now.getTime()) - 30 * MINUTE_MS
  const evening = end - random.integer(6, 14) * HOUR_MS
  if (!random.oneIn(4) && evening > first && evening < last)
    return new Date(evening + random.integer(0, 59) * MINUTE_MS)
  return new Date(first + Math.floor(((last - first) * random.integer(0, 1000)) / 1000))
}

export function planContributions(
  random: Random,
  { boxes, contributions, now }: Giving,
): PlannedContribution[] {
  const contribution = (box: PlannedBox, course: Course): PlannedContribution => {
    const { first, last } = planPerson(random)
    return {
      box,
      course,
      guest: { name: `${first} ${last}`, phone: planPhone(random), address: planAddress(random) },
      rupees: random.pick(names.AMOUNTS),
      paidAt: paidAtOf(random, box, now),
      orderId: `order_${random.id(14)}`,
      paymentId: `pay_${random.id(14)}`,
      otherId: random.id(14),
    }
  }
  const anyBox = () => boxes[random.integer(0, boxes.length - 1)] as PlannedBox
  const regular = Array.from({ length: contributions }, (_, index) =>
    contribution(boxes[index] ?? anyBox(), courseOf(random, index)),
  )
  const others = Array.from({ length: Math.ceil(contributions / 20) }, (_, index) =>
    contribution(anyBox(), NO_CONTRIBUTION[index] ?? random.pick(['failed', 'abandoned'])),
  )
  return [...regular, ...others]
}
