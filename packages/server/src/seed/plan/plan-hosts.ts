// The hosts of a seed: one of them without a UPI ID, one deactivated.

import type { SeedOptions } from '../options.ts'
import * as names from './names.ts'
import type { PlannedCheck, PlannedHost } from './plan.ts'
import type { Random } from './random.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** No mail reaches it (RFC 2606), and it shows that no person signed up. */
export const SEED_DOMAIN = 'seed.test'

/** Three of four write their names in Latin script. */
export const planScript = (random: Random): names.Script => (random.oneIn(4) ? 'devanagari' : 'latin')

export type Person = { first: string; last: string }

export const planPerson = (
  random: Random,
  script = planScript(random),
  firstNames = random.oneIn(2) ? names.WOMEN : names.MEN,
): Person => ({ first: random.pick(firstNames[script]), last: random.pick(names.LAST_NAMES[script]) })

export const planPhone = (random: Random): string =>
  `${random.integer(6, 9)}${String(random.integer(0, 999_999_999)).padStart(9, '0')}`

export const planAddress = (random: Random): string =>
  `${random.integer(1, 240)}, ${random.pick(names.STREETS)}, ${random.pick(names.PLACES)}`

/** In turn. The first host, whom `npm run seed` names, has confirmed the name. */
const CHECKS: readonly [PlannedCheck, ...PlannedCheck[]] = [
  { registeredTo: 'host', answer: 'yes' },
  { registeredTo: 'host', answer: null },
  { registeredTo: 'other', answer: 'yes' },
  { registeredTo: 'other', answer: null },
  { registeredTo: 'nobody', answer: null },
  { registeredTo: 'other', answer: 'no' },
  { registeredTo: 'unnamed', answer: null },
]

/** False where payouts wait for the host. */
export const canBePaid = ({ details, check, isInactive }: PlannedHost): boolean =>
  details.upi_id !== null && !isInactive && check.registeredTo !== 'nobody' && check.answer !== 'no'

export function planHosts(random: Random, { hosts, seed }: SeedOptions, now: Date): PlannedHost[] {
  return Array.from({ length: hosts }, (_, index) => {
    const { first, last } = planPerson(random)
    const upiName = `host.${seed}.${index + 1}`
    const hasUpiId = index !== hosts - 2
    return {
      details: {
        first_name: first,
        last_name: last,
        email: `host-${seed}-${index + 1}@${SEED_DOMAIN}`,
        phone_number: planPhone(random),
        address: planAddress(random),
        upi_id: hasUpiId ? `${upiName}@${random.pick(names.UPI_BANKS)}` : null,
      },
      check: CHECKS[index % CHECKS.length] ?? CHECKS[0],
      signedUpAt: new Date(now.getTime() - random.integer(300, 420) * DAY_MS),
      isInactive: index === hosts - 1,
    }
  })
}
