// Takes backups while servers are killed, each with what was acknowledged before it began.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type KeyPair, makeKeyPair } from '../../../server/src/operations/backup/key-pair.ts'
import type { Environment } from '../environment/environment.ts'
import type { GuestContext } from '../guests/guest.ts'

export interface Backup {
  /** As `backup 3`. */
  name: string
  file: string
  /** The provider's orders whose guests had been thanked. */
  thankedOrders: readonly string[]
  /** Events of the provider that a server had acknowledged, but for those that an earlier restore has lost. */
  eventIds: readonly string[]
}

export interface Backups {
  keys: KeyPair
  readonly taken: readonly Backup[]
  /** Tries that failed, since a server or the database was killed meanwhile. */
  readonly counts: { failed: number }
  /** What a try should not have left behind. */
  readonly violations: readonly string[]
  /** Tries until one succeeds; one at a time. */
  take(): Promise<void>
  /** The servers were restored from `backup`: events that were acknowledged since are not in their database any more, and do not come again. */
  forgetEventsSince(backup: Backup): Promise<void>
}

const MOST_TRIES = 40
const TRY_AGAIN_MS = 250

export async function openBackups(
  environment: Environment,
  { memories }: Pick<GuestContext, 'memories'>,
): Promise<Backups> {
  const keys = await makeKeyPair()
  const taken: Backup[] = []
  const counts = { failed: 0 }
  const violations: string[] = []
  let last = Promise.resolve()
  let lostIds = new Set<string>()

  const listAcknowledgedIds = async () =>
    (await environment.provider.listAcknowledgedIds()).filter((id) => !lostIds.has(id))

  async function tryOnce(name: string, file: string): Promise<string | undefined> {
    const thankedOrders = memories.filter(({ thanked }) => thanked).flatMap(({ orders }) => [...orders])
    const eventIds = await listAcknowledgedIds()
    const [server] = environment.servers
    if (!server) throw new Error('There is no server.')
    const { exitCode, printed } = await server.operate(['backup', file], keys.publicKey)
    if (exitCode !== 0) return printed
    taken.push({ name, file, thankedOrders, eventIds })
    return undefined
  }

  async function takeOne(): Promise<void> {
    const name = `backup ${taken.length + 1}`
    const file = join(environment.folder, `${name}.age`)
    for (let tries = 1; ; tries += 1) {
      const failure = await tryOnce(name, file)
      if (failure === undefined) return
      counts.failed += 1
      if (existsSync(file)) violations.push(`${name} failed (${failure.trim()}), and left a file`)
      if (tries === MOST_TRIES) throw new Error(`${name} could not be taken: ${failure}`)
      await delay(TRY_AGAIN_MS)
    }
  }

  return {
    keys,
    taken,
    counts,
    violations,
    take() {
      last = last.then(takeOne)
      return last
    },
    async forgetEventsSince({ eventIds }) {
      const there = new Set(eventIds)
      lostIds = new Set([...lostIds, ...(await listAcknowledgedIds()).filter((id) => !there.has(id))])
    },
  }
}
