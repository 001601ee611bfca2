// Measures the phases of a run, one after another.

export const inSeconds = (ms: number): string => (ms / 1000).toFixed(1)

export function startStopwatch() {
  let since = performance.now()
  const phases: Record<string, string> = {}
  return {
    /** Seconds of each phase that has ended, by its title. */
    phases,
    /** Ends a phase; the next begins. */
    end(title: string): void {
      const now = performance.now()
      phases[title] = inSeconds(now - since)
      since = now
    },
  }
}
