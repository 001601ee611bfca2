// The two faults of a run: the primary is killed, or cut off from all others. Each ends with a whole cluster again.
import pg from 'pg'
import { waitUntil } from '../processes/wait-until.ts'
import type { Load } from './load.ts'
import type { Platform } from './open-platform.ts'

export interface Outcome {
  kind: 'kill' | 'cut'
  /** The primary that was hit. */
  node: string
  /** Until the first gift that arrived afterwards was acknowledged. */
  writesBackMs: number
  /** After a cut: writes that were tried at the cut-off primary, and those that it acknowledged. */
  inside?: { attempts: number; acknowledged: number }
}

type Deps = { platform: Pick<Platform, 'cluster'>; load: Pick<Load, 'untilNextGift' | 'countUnderWay'> }

/** Guests of the outage are served as well before the next one begins. */
async function untilCalm({ platform, load }: Deps): Promise<void> {
  await platform.cluster.untilWhole()
  const calm = 50
  await waitUntil(() => load.countUnderWay() < calm)
}

export async function killPrimary(deps: Deps): Promise<Outcome> {
  const node = await deps.platform.cluster.findPrimary()
  const isGone = node.kill()
  const nextGift = deps.load.untilNextGift()
  await isGone
  const writesBackMs = await nextGift
  // Earlier it would find its own lock, and go on as the primary.
  node.start()
  await untilCalm(deps)
  return { kind: 'kill', node: node.name, writesBackMs }
}

export async function cutPrimaryOff(deps: Deps): Promise<Outcome> {
  const node = await deps.platform.cluster.findPrimary()
  node.cut()
  const nextGift = deps.load.untilNextGift()
  const writes = startWritesInside(node.databaseUrl)
  const writesBackMs = await nextGift
  await waitUntil(async () => !(await node.has('primary')))
  const inside = await writes.stop()
  node.mend()
  await untilCalm(deps)
  return { kind: 'cut', node: node.name, writesBackMs, inside }
}

const WRITE_EVERY_MS = 500

/** Without a table, which may not be there: a commit of any transaction that has written waits for the standby. */
const WRITE = "select pg_logical_emit_message(true, 'failover', 'written on the other side')"

async function isAcknowledged(client: pg.Client): Promise<boolean> {
  try {
    await client.connect()
    await client.query(WRITE)
    return true
  } catch {
    return false
  }
}

/** Writes straight to a node that is cut off, as somebody on its side of the network would: none may be acknowledged. */
function startWritesInside(databaseUrl: string) {
  const clients: pg.Client[] = []
  const outcomes: Promise<boolean>[] = []
  const timer = setInterval(() => {
    const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {})
    clients.push(client)
    outcomes.push(isAcknowledged(client))
  }, WRITE_EVERY_MS)
  return {
    /** Ends the attempts; answers how many there were, and how many were acknowledged. */
    async stop() {
      clearInterval(timer)
      // A write that still waits for a standby was not acknowledged.
      await Promise.all(clients.map((client) => client.end().catch(() => {})))
      const acknowledged = (await Promise.all(outcomes)).filter(Boolean).length
      return { attempts: outcomes.length, acknowledged }
    },
  }
}
