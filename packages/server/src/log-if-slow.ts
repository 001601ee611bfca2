// Prints what a start waits for, if that takes longer than a moment.

const MOMENT_MS = 1_000

/** Prints `doing` if `work` has not ended after a second. */
export async function logIfSlow<T>(doing: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => process.stdout.write(`${doing} …\n`), MOMENT_MS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
