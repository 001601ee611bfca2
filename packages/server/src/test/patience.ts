// How long a test waits for an effect: a limit for hangs, wide enough for a busy machine.

/** The default of `expect.poll` (vitest.config.ts): for `vi.waitFor`, which has no such setting. */
export const PATIENCE_MS = 60_000
