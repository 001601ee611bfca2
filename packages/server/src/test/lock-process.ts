// A process for tests that holds a data directory until it is ended.
import { writeSync } from 'node:fs'
import { lockDataDir } from '../db/pglite/data-dir-lock.ts'

await lockDataDir(process.argv[2] ?? '')
writeSync(1, 'locked\n')
setInterval(() => {}, 60_000)
