// Runs a number of power cuts of each kind, on a disk of its own; prints the tallies as JSON. Only in `runInOwnMounts`.
import { parseArgs } from 'node:util'
import { openLoopDisk } from '../own-disk/loop-disk.ts'
import { endWithParent } from '../own-disk/own-mounts.ts'
import type { Tally } from './run-cuts.ts'
import { cutPglite, cutPgliteAsShipped, cutPostgres } from './tested-databases.ts'

export interface Tallies {
  pglite: Tally
  postgres: Tally
  asShipped: Tally
}

endWithParent()
const number = { type: 'string', default: '0' } as const
const { values } = parseArgs({ options: { pglite: number, postgres: number, 'as-shipped': number } })
const [pglite, postgres, asShipped] = await Promise.all([
  cutPglite(openLoopDisk(256), Number(values.pglite)),
  cutPostgres(openLoopDisk(512), Number(values.postgres)),
  cutPgliteAsShipped(openLoopDisk(256), Number(values['as-shipped'])),
])
const tallies: Tallies = { pglite, postgres, asShipped }
process.stdout.write(JSON.stringify(tallies))
process.exit(0)
