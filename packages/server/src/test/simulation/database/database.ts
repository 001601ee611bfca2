// The real schema on PGlite, without a disk, with backups: for processes through a faulty driver, for checks through a plain one.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Driver, Kysely, PGliteDialect } from 'kysely'
import { parsers } from '../../../db/parsers.ts'
import type { Database } from '../../../db/tables.ts'
import { transactionGuard } from '../../../db/transaction.ts'
import { makeDataDir } from '../../database/pglite-database.ts'
import type { Process } from '../servers/process.ts'
import type { World } from '../world.ts'
import { openBackup } from './backup.ts'
import { FaultyDriver, PlainDriver, type Shared } from './drivers.ts'
import { JobQueue } from './job-queue.ts'
import { preparedOn } from './prepared.ts'

/** Ids in the order in which they are made, so that a seed gives the same ones again. */
const SAME_IDS = `
  create sequence simulated_ids owned by payment_orders.id;
  create function next_id() returns uuid language sql as
    $$ select ('00000000-0000-4000-8000-' || lpad(to_hex(nextval('simulated_ids')), 12, '0'))::uuid $$;
  alter table payment_orders alter column id set default next_id();
  alter table contributions alter column id set default next_id();
  alter table refunds alter column id set default next_id();
  alter table payouts alter column id set default next_id();
  alter table payout_attempts alter column id set default next_id();
  alter table payout_batches alter column id set default next_id();
  alter table ledger alter column id set default next_id();`

/** Erasing an account looks into the queue of pg-boss, which the simulation replaces. */
const NO_JOBS = 'create schema pgboss; create table pgboss.job (name text, data jsonb);'

export type SimulatedDatabase = {
  /** Bypasses all faults, for checks from outside. */
  db: Kysely<Database>
  jobs: JobQueue
  /** The database as a process sees it. */
  openFor(process: Process, world: World): Kysely<Database>
  commits: Shared['commits']
  empty(): Promise<void>
  backUp(): Promise<void>
  /** The state of the last backup. */
  restore(): Promise<void>
  close(): Promise<void>
}

export async function openSimulatedDatabase(): Promise<SimulatedDatabase> {
  const dataDir = await makeDataDir()
  const onDisk = await PGlite.create(join(dataDir, 'database'))
  const loadDataDir = await onDisk.dumpDataDir('none')
  await onDisk.close()
  await rm(dataDir, { recursive: true, force: true })
  const pglite = await PGlite.create({ loadDataDir, parsers })
  await pglite.exec(
    `set synchronous_commit = off; set jit = off; set plan_cache_mode = force_generic_plan; ${SAME_IDS} ${NO_JOBS}`,
  )
  const shared: Shared = {
    execute: preparedOn(pglite),
    jobs: new JobQueue(),
    commits: { all: 0, ofContributions: 0 },
  }
  const dialect = new PGliteDialect({ pglite })
  const through = (driver: Driver): Kysely<Database> =>
    new Kysely<Database>({
      dialect: {
        createAdapter: () => dialect.createAdapter(),
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createIntrospector: (db) => dialect.createIntrospector(db),
        createDriver: () => driver,
      },
      plugins: [transactionGuard],
    })
  const blank = await openBackup(pglite, 'blank')
  const backup = await openBackup(pglite, 'backup')
  await blank.take()
  let jobs: JobQueue['jobs'] = []
  return {
    db: through(new PlainDriver(shared.execute)),
    jobs: shared.jobs,
    openFor: (process, world) => through(new FaultyDriver(shared, process, world)),
    commits: shared.commits,
    async empty() {
      await blank.restore()
      await pglite.exec('alter sequence simulated_ids restart')
      shared.jobs.jobs = []
    },
    async backUp() {
      await backup.take()
      jobs = structuredClone(shared.jobs.jobs)
    },
    async restore() {
      await backup.restore()
      shared.jobs.jobs = structuredClone(jobs)
    },
    close: () => pglite.close(),
  }
}
