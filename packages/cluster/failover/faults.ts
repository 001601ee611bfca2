// The two faults of a run: the primary is killed, or cut off from all others. Each ends with a whole cluster again.
import { waitUntil } from '../programs/wait-until.ts'
import type { Load } from './load.ts'
import type { Platform } from './open-platform.ts'
import { startWritesInside } from './write-inside.ts'

export interface Outcome {
  kind: 'kill' | 'cut'
  /** The primary that was hit. */
  node: string
  /** Until the first gift that arrived afterwards was acknowledged. */
  writesBackMs: number
  /** Of a cut: writes that were tried at the cut-off primary, and those that it acknowledged. */
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
