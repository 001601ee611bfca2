// The days after the guests: events end, and hosts are paid while servers are killed and banks fail; then without faults.
import { setTimeout as delay } from 'node:timers/promises'
import { listGuests } from '@lifafa/contract/endpoints/guests'
import { call, logIn } from '../../server/api.ts'
import { countLive, type Owed, type Paid, readPaid, unpaidPaise } from '../comparison/read-payouts.ts'
import type { Environment } from '../environment/environment.ts'
import type { Kind } from '../environment/place.ts'
import { startFaultInjector } from '../faults/fault-injector.ts'
import type { GuestContext } from '../guests/guest.ts'
import { randomFrom } from '../random.ts'
import type { Size } from '../size.ts'
import { BANK_LOOKS_EVERY_MS, startBank } from './bank.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Events are of tomorrow. A day later failed payouts are retried, and every lease has expired. */
const FAULTY_DAYS_MS = [3 * DAY_MS, DAY_MS] as const
const MOST_CALM_DAYS = 8
/** Two processes look at boxes and payouts as soon as they are started: then they are killed. */
const KILLED_WITHIN_MS = 1_200
/** Payouts without a change for so long wait for the next day. Citus ends a deadlock after seconds; the task runs again within a minute. */
const STALL_TIMEOUT_MS: Record<Kind, number> = { postgres: 6_000, pglite: 6_000, citus: 65_000 }

/** `onFaultyDay` is called at the beginning of each day with faults. Returns the state of the provider and of our books in the end. */
export async function payHosts(
  environment: Environment,
  context: GuestContext,
  { payDayKills }: Pick<Size, 'payDayKills'>,
  seed: string,
  owed: Owed,
  onFaultyDay: () => Promise<void>,
): Promise<Paid> {
  const random = randomFrom(`${seed}/pay days`)
  const bank = startBank(environment.provider, randomFrom(`${seed}/bank`))
  const faultInjector = await startFaultInjector(context, `${seed}/pay days`)
  try {
    for (const [day, ms] of FAULTY_DAYS_MS.entries()) {
      await goLater(environment, ms)
      const done = onFaultyDay()
      for (let kill = 0; kill < (day === 0 ? payDayKills : 0); kill += 1) {
        await delay(random.below(KILLED_WITHIN_MS))
        await random.pick(environment.servers).killAndRestart()
      }
      // The day ends with all of them killed.
      await Promise.all([done, delay(random.below(KILLED_WITHIN_MS))])
    }
    await faultInjector.calm()
    bank.calm()
    return await waitDaysUntilPaid(environment, owed)
  } finally {
    await faultInjector.stop()
    await bank.stop()
  }
}

/** Days without faults. Returns the state of the provider and of our books in the end. */
export async function waitDaysUntilPaid(environment: Environment, owed: Owed): Promise<Paid> {
  for (let day = 1; ; day += 1) {
    await goLater(environment, DAY_MS)
    await waitUntilPaid(environment, owed)
    const { isUpToDate, ...paid } = await environment.withDatabase((db) => readPaid(db, environment.provider))
    const isDone = isUpToDate && unpaidPaise(paid.payouts, owed) === 0
    if (isDone || day === MOST_CALM_DAYS) return { ...paid, days: day }
  }
}

/** All are killed at once, and restart on a later day; the provider's clock moves with them. */
export async function goLater({ servers, provider }: Environment, ms: number): Promise<void> {
  await provider.goLater(ms)
  for (const server of servers) server.goLater(ms)
  await Promise.all(servers.map((server) => server.killAndRestart()))
  // The days passed in a moment: an event that was refused all the while has turned the webhook off. An operator turns it on.
  await provider.control('PATCH', '/webhook', { enabled: true })
}

/** Checks the provider's books, and then the host's pages. */
async function waitUntilPaid(environment: Environment, owed: Owed): Promise<void> {
  let last = ''
  let changedAt = performance.now()
  while (performance.now() < changedAt + STALL_TIMEOUT_MS[environment.kind]) {
    const payouts = await environment.provider.listPayouts()
    const unpaid = unpaidPaise(payouts, owed)
    const isShown = unpaid === 0 && (await isShownPaid(environment, owed))
    if (isShown) return
    const now = `${payouts.length} ${countLive(payouts)} ${unpaid}`
    if (now !== last) changedAt = performance.now()
    last = now
    await delay(BANK_LOOKS_EVERY_MS)
  }
}

async function isShownPaid({ servers, host, boxes }: Environment, owed: Owed): Promise<boolean> {
  const server = servers.at(-1)
  if (!server) throw new Error('There is no server.')
  const { access } = (await logIn(server, host)).tokens
  const shown = await Promise.all(boxes.map((id) => call(server, listGuests, { access, id })))
  return shown.every(({ money }, index) => money.sums_paise['sent-on'] === owed.get(boxes[index] ?? ''))
}
