// A process for tests whose disk fails after one acknowledged row.
import fs, { writeSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { openDatabase } from '../db/open-database.ts'
import { testLog } from './database/database-log.ts'
import { SOME_TIME } from './rows.ts'

const { db } = await openDatabase({ dataDir: process.argv[2] ?? '', log: testLog })
const write = (subject: string) =>
  db
    .insertInto('contact_messages')
    .values({ name: 'n', email: 'e', subject, message: 'm', created_at: SOME_TIME, mailed_at: null })
    .execute()

await write('acknowledged')
writeSync(1, 'acknowledged\n')

fs.fsyncSync = () => {
  throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
}
syncBuiltinESMExports()
await write('not acknowledged')
writeSync(1, 'the failure was not noticed\n')
