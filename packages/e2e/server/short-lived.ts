// How our programs are started where each lives for seconds, and is started again and again.

/** V8's optimizing compiler would take longer than it saves. */
export const QUICK_FLAGS: readonly string[] = ['--liftoff-only']
