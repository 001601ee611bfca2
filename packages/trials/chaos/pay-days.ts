// The days after the guests: events end, and hosts are paid while servers and provider are killed and banks fail; then without faults.
import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../server/src/seeded-random.ts'
import { DAY_MS } from '../../server/src/test/times.ts'
import { randomFrom } from '../random.ts'
import { findDifferences, type Owed, type Paid, readPaid, unpaidPaise } from './comparison/compare-payouts.ts'
import { isOnStatement, readSettled, type Settled } from './comparison/compare-settlements.ts'
import { lookUntil } from './comparison/look-until.ts'
import type { Environment } from './environment/environment.ts'
import { isShownPaid } from './environment/host.ts'
import type { Provider } from './environment/provider.ts'
import { killProvider, loseWebhooks, mendWebhooks, type Size } from './faults.ts'

/** Events are of tomorrow. A day later failed payouts are retried, and every lease has expired. */
const FAULTY_DAYS_MS = [3 * DAY_MS, DAY_MS] as const
const MOST_CALM_DAYS = 8
/** Two processes look at boxes and payouts as soon as they are started: then they are killed. */
const KILLED_WITHIN_MS = 1_200
/** Payouts without a change for so long wait for the next day. Citus ends a deadlock after seconds; the task runs again within a minute. */
const STALL_TIMEOUT_MS = { postgres: 6_000, citus: 65_000 }
const BANK_LOOKS_EVERY_MS = 200
/** A weekend, and the days before and after it: the bank takes then what it did not take at first. */
const SETTLING_MS = 4 * DAY_MS

/** Returns the state of the provider and of our books in the end, and how many days without faults it took. */
export async function payHosts(
  environment: Environment,
  { payDayKills, isCitus }: Size,
  seed: string,
  owed: Owed,
): Promise<Paid & { days: number }> {
  const random = randomFrom(`${seed}/pay days`)
  const bank = startBank(environment.provider, randomFrom(`${seed}/bank`))
  try {
    await loseWebhooks(environment)
    for (const ms of FAULTY_DAYS_MS) {
      await goLater(environment, ms)
      for (let kill = 0; kill < payDayKills; kill += 1) {
        await delay(random.below(KILLED_WITHIN_MS))
        const { killAndRestart } = random.pick(environment.servers)
        await Promise.all([killAndRestart(), killProvider(environment, random)])
      }
      // The day ends with all of them killed.
      await delay(random.below(KILLED_WITHIN_MS))
    }
    await mendWebhooks(environment)
    bank.calm()
    const isPaid = (paid: Paid) => findDifferences(paid).length === 0 && unpaidPaise(paid.payouts, owed) === 0
    const read: Parameters<typeof lookUntil<Paid>>[1] = (db) => readPaid(db, environment.provider)
    const stallTimeoutMs = STALL_TIMEOUT_MS[isCitus ? 'citus' : 'postgres']
    for (let days = 1; ; days += 1) {
      await goLater(environment, DAY_MS)
      const paid = await lookUntil(environment, read, isPaid, stallTimeoutMs)
      if (isPaid(paid) && (await isShownPaid(environment, owed))) return { ...paid, days }
      if (days === MOST_CALM_DAYS) return { ...paid, days }
    }
  } finally {
    await bank.stop()
  }
}

/** Everything is settled at the provider; returns when our books have what its bank statement has. Its own days have settled most of it. */
export async function settleAll(environment: Environment): Promise<Settled> {
  const { provider } = environment
  await provider.act('/settlements', { status: 'created' })
  await goLater(environment, SETTLING_MS)
  const statement = await provider.readBankStatement()
  const books = await lookUntil(
    environment,
    readSettled,
    (books) => isOnStatement({ statement, books }) && books.unmatched.length === 0,
  )
  return { statement, books }
}

/** The next settlement comes in two parts, and our bank does not take the second one at first. */
export async function makeNextUnusual({ provider }: Environment): Promise<void> {
  for (const kind of ['split', 'failed']) await provider.act('/settlement-faults', { kind })
}

/** All are killed at once, and restart on a later day; the provider's clock moves with them. */
async function goLater(environment: Environment, ms: number): Promise<void> {
  const { servers, provider } = environment
  await provider.goLater(ms)
  for (const server of servers) server.goLater(ms)
  await Promise.all(servers.map((server) => server.killAndRestart()))
  // The days passed in a moment: an event that was refused all the while has turned the webhook off. An operator turns it on.
  await provider.setWebhook({ enabled: true })
}

/** Banks of hosts: some are offline, some give the money back; when it is calm, all take it. */
function startBank(provider: Provider, random: Random) {
  let isCalm = false
  let isOver = false
  async function decide(id: string): Promise<void> {
    const fate = isCalm ? 100 : random.below(100)
    if (fate < 20) return void (await provider.movePayout(id, 'failed', 'beneficiary_bank_offline'))
    await provider.movePayout(id, 'processed')
    if (fate < 35) await provider.movePayout(id, 'reversed', 'beneficiary_bank_offline')
  }
  const running = (async () => {
    while (!isOver) {
      for (const { id, status } of await provider.listPayouts())
        if (status === 'processing' && (isCalm || random.chance(0.5))) await decide(id)
      await delay(BANK_LOOKS_EVERY_MS)
    }
  })()
  // Awaited when it is stopped; until then it must not count as an unhandled rejection.
  running.catch(() => {})
  return {
    calm() {
      isCalm = true
    },
    async stop() {
      isOver = true
      await running
    },
  }
}
