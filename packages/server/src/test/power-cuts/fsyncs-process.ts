// Prints as JSON how many fsyncs a hundred commits make, on PGlite as we open it, or `as-shipped`; for machines without power cuts.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { openDatabase } from '../../db/open-database.ts'
import { writeRow } from '../database/counted-rows.ts'
import { testLog } from '../database/database-log.ts'
import { openAsShipped } from './as-shipped.ts'

export interface Fsyncs {
  commits: number
  fsyncs: number
}

const [dataDir = '', mode] = process.argv.slice(2)
const { db } =
  mode === 'as-shipped' ? await openAsShipped(dataDir) : await openDatabase({ dataDir, log: testLog })

const counted: Fsyncs = { commits: 0, fsyncs: 0 }
const { fsyncSync } = fs
fs.fsyncSync = (descriptor) => {
  counted.fsyncs++
  fsyncSync(descriptor)
}
syncBuiltinESMExports()
for (; counted.commits < 100; counted.commits++) await writeRow(db, counted.commits)
process.stdout.write(`${JSON.stringify(counted)}\n`)
process.exit(0)
