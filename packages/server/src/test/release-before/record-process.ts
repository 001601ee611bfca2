// Runs `npm run record-schema`: records the schema of this version, which is about to be released.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../db/open-database.ts'
import { testLog } from '../database/database-log.ts'
import { schemaFacts } from './schema-facts.ts'
import { writeRecorded } from './schema-file.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-schema-'))
const { db, close } = await openDatabase({ dataDir, log: testLog })
writeRecorded(await schemaFacts(db))
await close()
await rm(dataDir, { recursive: true })
