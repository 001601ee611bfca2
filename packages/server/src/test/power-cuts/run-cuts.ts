// Many power cuts in a row on one database, and what came of them.
import type { LoopDisk } from '../own-disk/loop-disk.ts'
import type { TestProcess } from '../start-process.ts'
import { cutPower } from './cut-power.ts'

export interface Tally {
  cuts: number
  /** Rows that were acknowledged, in all. */
  acknowledged: number
  /** Of those, rows that were not there when the power was back. */
  lost: number
  /** Why it could not be opened, each time that it could not. */
  unopened: string[]
}

export interface Victim {
  disk: LoopDisk
  /** Opens the database, tells what it finds, and writes (counted-rows.ts). */
  startWriter(): TestProcess
  restorePower(): Promise<void>
}

// Anywhere between two checkpoints, and now and then in the middle of opening, which is recovery.
const momentOf = (cut: number) => ({
  writes: (20 + cut * 37) % 100,
  afterMs: cut % 6 === 5 ? (cut * 211) % 1500 : undefined,
})

/** Ends with the first harm: after it, what is missing could not be told from what was missing before. */
export async function runCuts({ disk, startWriter, restorePower }: Victim, cuts: number): Promise<Tally> {
  const tally: Tally = { cuts: 0, acknowledged: 0, lost: 0, unopened: [] }
  let highest = 0
  // Once more at the end, to look.
  for (let cut = 0; cut <= cuts; cut++) {
    const moment = cut < cuts ? momentOf(cut) : { writes: 0 }
    const { found, acknowledged, complaint } = await cutPower(startWriter(), disk, moment)
    if (found) tally.lost += Math.max(highest, found.highest) - found.rows
    highest = Math.max(highest, found?.highest ?? 0, acknowledged)
    tally.acknowledged = highest
    if (complaint !== undefined) tally.unopened.push(complaint)
    await restorePower().catch((error) => tally.unopened.push(String(error)))
    if (tally.lost > 0 || tally.unopened.length > 0) break
    if (cut < cuts) tally.cuts++
  }
  return tally
}
