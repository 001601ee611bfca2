// A process for tests that opens a database, prints `found N M` and `wrote N` (counted-rows.ts), and runs until it is killed.
// Prints `closed` instead of rows when it is only to open.
import { writeSync } from 'node:fs'
import { openDatabase } from '../db/open-database.ts'
import { printFound, writeForEver } from './database/counted-rows.ts'

const [mode, dataDir = '', databaseUrl] = process.argv.slice(2)
const complain = (details: unknown): void => void writeSync(2, `${details}\n`)
const log = { info() {}, warn: complain, error: complain }

const { db, close } = await openDatabase({ dataDir, databaseUrl, log })
if (mode === 'open') {
  await printFound(db)
  await close()
  writeSync(1, 'closed\n')
} else await writeForEver(db)
