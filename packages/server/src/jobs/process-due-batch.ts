// Processes due rows in small batches: a row that fails neither ends the run nor delays the others.

type DueBatch<Row> = {
  /** At most `atOnce` due rows, each for this process only; a claimed row is not due for a while. */
  claim: () => Promise<Row[]>
  atOnce: number
  action: (row: Row) => Promise<unknown>
  onFailure: (row: Row, error: unknown) => Promise<void> | void
  /** Aborted when the process ends: no more rows are claimed then. */
  signal: AbortSignal
}

/** Ends when no row is due, or when every row of a batch failed: then the rest is better tried later. */
export async function processDueBatch<Row>({
  claim,
  atOnce,
  action,
  onFailure,
  signal,
}: DueBatch<Row>): Promise<void> {
  while (!signal.aborted) {
    const rows = await claim()
    const results = await Promise.allSettled(rows.map(action))
    for (const [index, result] of results.entries())
      if (result.status === 'rejected') await onFailure(rows[index] as Row, result.reason)
    if (rows.length < atOnce || results.every(({ status }) => status === 'rejected')) return
  }
}
