// Writes counted rows to PGlite as shipped, until the power is cut.
import { writeForEver } from '../database/counted-rows.ts'
import { openAsShipped } from './as-shipped.ts'

const { db } = await openAsShipped(process.argv[2] ?? '')
await writeForEver(db)
