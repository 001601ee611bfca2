// Makes the plan of a seed, without a database: the same each time for a seed and a moment.
import type { SeedOptions } from '../options.ts'
import type { Plan } from './plan.ts'
import { planBoxes } from './plan-boxes.ts'
import { planContributions } from './plan-contributions.ts'
import { planHosts } from './plan-hosts.ts'
import { randomOf } from './random.ts'

export function makePlan(options: SeedOptions, now: Date): Plan {
  const random = randomOf(options.seed)
  const hosts = planHosts(random, options, now)
  const boxes = planBoxes(random, hosts, now)
  return {
    hosts,
    boxes,
    contributions: planContributions(random, { boxes, contributions: options.contributions, now }),
  }
}
