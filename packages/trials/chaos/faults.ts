// Kills servers, the database and the provider among the guests' payments: when, is decided by the seed, and tied to the guests' progress.
import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../server/src/seeded-random.ts'
import { randomFrom } from '../random.ts'
import type { Environment } from './environment/environment.ts'
import { WEBHOOK_PATH } from './environment/host.ts'

const LONGEST_PAUSE_MS = 400

/** How much a run does. */
export interface Size {
  isCitus: boolean
  payments: number
  boxes: number
  guestsAtOnce: number
  kills: number
  databaseRestarts: number
  providerKills: number
  /** Before hosts are paid: at the provider's screens, and by banks. */
  refunds: number
  disputes: number
  /** On each of the first days on which hosts are paid. */
  payDayKills: number
}

const FAULTY_WEBHOOKS = {
  ...{ drop: 0.3, duplicate: 0.3, shuffle: true, delayMs: 300 },
  ...{ corruptSignature: 0.05, speed: 10 },
}
const WORKING_WEBHOOKS = { drop: 0, duplicate: 0, shuffle: false, delayMs: 0, corruptSignature: 0 }

/** Webhooks are lost, doubled, reordered and late, and some are signed wrongly. */
export const loseWebhooks = ({ provider }: Environment) => provider.setWebhook(FAULTY_WEBHOOKS)

/** From now on all arrive. */
export const mendWebhooks = ({ provider }: Environment) => provider.setWebhook(WORKING_WEBHOOKS)

/** It knows a single address for webhooks; behind it, any of our servers may answer. */
export async function killProvider(environment: Environment, random: Random): Promise<void> {
  await environment.killProvider()
  const { url } = random.pick(environment.servers)
  await environment.provider.setWebhook({ url: `${url}${WEBHOOK_PATH}` })
}

/** Each list: the faults of one process, each after a number of guests. */
export function planKills(environment: Environment, size: Size, seed: string, guests: number) {
  const moments = (purpose: string, count: number, kill: (random: Random) => Promise<unknown>) => {
    const random = randomFrom(`${seed}/${purpose}`)
    return Array.from({ length: count }, () => {
      const pauseMs = random.below(LONGEST_PAUSE_MS)
      return { after: random.below(guests), action: () => delay(pauseMs).then(() => kill(random)) }
    })
  }
  const { servers, restartDatabase } = environment
  const share = Math.ceil(size.kills / servers.length)
  return [
    ...servers.map((server, index) => moments(`kills/${index}`, share, server.killAndRestart)),
    moments('database', size.databaseRestarts, restartDatabase),
    moments('provider', size.providerKills, (random) => killProvider(environment, random)),
  ]
}
