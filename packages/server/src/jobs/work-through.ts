// Works through what is due, a few rows at a time: one that fails neither ends the round nor holds up the others.

type ScheduledTask<Row> = {
  /** At most `atOnce` rows that are due, each for this process alone; once claimed, a row is not due for a while. */
  claim: () => Promise<Row[]>
  atOnce: number
  action: (row: Row) => Promise<unknown>
  onFailure: (row: Row, error: unknown) => Promise<void> | void
  /** When the process is to end: no more are claimed then. */
  signal: AbortSignal
}

/** Ends when nothing more is due, or of a whole claim nothing succeeded: then the rest, too, is better tried later. */
export async function processDueBatch<Row>({
  claim,
  atOnce,
  action,
  onFailure,
  signal,
}: ScheduledTask<Row>): Promise<void> {
  while (!signal.aborted) {
    const rows = await claim()
    const results = await Promise.allSettled(rows.map(action))
    for (const [index, result] of results.entries())
      if (result.status === 'rejected') await onFailure(rows[index] as Row, result.reason)
    if (rows.length < atOnce || results.every(({ status }) => status === 'rejected')) return
  }
}
