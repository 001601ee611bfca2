// Prints the path of the template of data directories, for tests of another package.
import { writeSync } from 'node:fs'
import { pgliteTemplate } from './database/pglite-database.ts'

writeSync(1, await pgliteTemplate())
