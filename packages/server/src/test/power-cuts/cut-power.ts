// Cuts the power of a disk while somebody writes counted rows to it, and reads from what he said what must be there.
import type { LoopDisk } from '../own-disk/loop-disk.ts'
import type { TestProcess } from '../start-process.ts'

export interface CutAt {
  /** When so many rows have been acknowledged by this process … */
  writes: number
  /** … or after so many milliseconds, which may be in the middle of its opening. */
  afterMs?: number | undefined
}

export interface WhatWasSaid {
  /** Rows that were there when it opened, and their highest number; undefined where it did not come so far. */
  found: { rows: number; highest: number } | undefined
  /** The highest number that was acknowledged; 0, if none was. */
  acknowledged: number
  /** Why it ended before the power was cut; undefined where it did not. */
  complaint: string | undefined
}

const numbersOf = (line: string): number[] => line.split(' ').slice(1).map(Number)

/** Answers when the writer has ended, with all that it had said before the power went. */
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
  // What it says while the power is being cut was acknowledged as well: without the disk nothing is.
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
