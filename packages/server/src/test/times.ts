// Spans of time in tests, and the time after them.
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** When an order was opened. */
export const OPENED = new Date('2026-11-21T06:30:00Z')

/** So long after it was opened. */
export const after = (ms: number): Date => new Date(OPENED.getTime() + ms)
