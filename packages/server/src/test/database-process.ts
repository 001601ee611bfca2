// A process for tests that opens a database, migrates it, and closes it.
import { openDatabase } from '../db/open-database.ts'

const [databaseUrl = ''] = process.argv.slice(2)
const complain = (details: unknown): void => void process.stderr.write(`${details}\n`)

const { close } = await openDatabase({
  databaseUrl,
  dataDir: '',
  log: { info() {}, warn: complain, error: complain },
})
await close()
