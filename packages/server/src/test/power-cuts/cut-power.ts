// Cuts the power of a disk while a process writes counted rows to it, and reads from its output which rows must be there.
import type { LoopDisk } from '../own-disk/loop-disk.ts'
import type { TestProcess } from '../start-process.ts'

export interface CutAt {
  /** When so many rows have been acknowledged by this process … */
  writes: number
  /** … or after so many milliseconds, which may be while it opens the database. */
  afterMs?: number | undefined
}

export interface WhatWasSaid {
  /** The number of rows when it opened, and the highest; undefined where it did not open. */
  found: { rows: number; highest: number } | undefined
  /** The highest acknowledged number; 0 if there is none. */
  acknowledged: number
  /** Why it ended before the power was cut; undefined where it did not. */
  complaint: string | undefined
}

const numbersOf = (line: string): number[] => line.split(' ').slice(1).map(Number)

/** Resolves when the writer has ended, with its output before the power cut. */
export async function cutPower(
  { child, lines, ended }: TestProcess,
  disk: LoopDisk,
  { writes, afterMs }: CutAt,
): Promise<WhatWasSaid> {
  let isCut = false
  const cut = () => {
    isCut = true
    disk.cutPower()
    child.kill('SIGKILL')
  }
  const timer = afterMs === undefined ? undefined : setTimeout(cut, afterMs)
  const said: WhatWasSaid = { found: undefined, acknowledged: 0, complaint: undefined }
  let reached = 0
  // Output during the power cut counts as well: without the disk no row is acknowledged.
  for await (const line of lines) {
    const [first = 0, second = 0] = numbersOf(line)
    if (line.startsWith('found')) said.found = { rows: first, highest: second }
    else {
      said.acknowledged = first
      reached++
    }
    if (reached >= writes && !isCut) cut()
  }
  clearTimeout(timer)
  const { stderr } = await ended
  if (!isCut) {
    said.complaint = stderr
    cut()
  }
  return said
}
