// How our programs are started where each lives for seconds, and is started again and again.
import { COMPILE_CACHE } from '../../../tools/processes/our-node.mjs'

/** V8's optimizing compiler would take longer than it saves. */
export const QUICK_FLAGS: readonly string[] = ['--liftoff-only']

/** A process writes what it has compiled when it ends by itself; one that is killed writes nothing. */
export const QUICK_ENV: Readonly<Record<string, string>> = COMPILE_CACHE
