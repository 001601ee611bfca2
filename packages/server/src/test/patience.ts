// How long a test waits for what follows from an action: a bound on what hangs, wide enough for a machine with other work.

/** As `expect.poll` waits by itself (vitest.config.ts): for `vi.waitFor`, which takes no such setting. */
export const PATIENCE_MS = 60_000
