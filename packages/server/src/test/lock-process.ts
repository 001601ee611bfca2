// A process for tests that holds a data directory until it is ended.
import { writeSync } from 'node:fs'
import { lockDataDir } from '../db/pglite/data-dir-lock.ts'

const lock = lockDataDir(process.argv[2] ?? '')
writeSync(1, 'locked\n')
// Held by the timer: without a reference to it, the lock would be released.
setInterval(() => lock, 60_000)
