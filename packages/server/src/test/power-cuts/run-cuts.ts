// Runs many power cuts in a row on one database, and counts lost rows.
import type { LoopDisk } from '../own-disk/loop-disk.ts'
import type { TestProcess } from '../start-process.ts'
import { cutPower } from './cut-power.ts'

export interface Tally {
  cuts: number
  /** Acknowledged rows, in all. */
  acknowledged: number
  /** Of those, rows that were missing after the power cut. */
  lost: number
  /** Why it could not be opened, for each time. */
  unopened: string[]
}

export interface Victim {
  disk: LoopDisk
  /** Opens the database, prints what it finds, and writes (counted-rows.ts). */
  startWriter(): TestProcess
  restorePower(): Promise<void>
}

// At any point between two checkpoints, and sometimes while opening, which is recovery.
const momentOf = (cut: number) => ({
  writes: (20 + cut * 37) % 100,
  afterMs: cut % 6 === 5 ? (cut * 211) % 1500 : undefined,
})

/** Ends with the first loss: later ones could not be told apart from it. */
export async function runCuts({ disk, startWriter, restorePower }: Victim, cuts: number): Promise<Tally> {
  const tally: Tally = { cuts: 0, acknowledged: 0, lost: 0, unopened: [] }
  let highest = 0
  // Opens once more at the end, to check.
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
