// Tells whoever starts the server what it waits for, where that takes longer than a moment.

const MOMENT_MS = 1_000

/** Prints `doing` where `work` has not ended after a second. */
export async function sayWhenSlow<T>(doing: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => process.stdout.write(`${doing} …\n`), MOMENT_MS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
