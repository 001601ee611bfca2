// The real schema on PGlite, without a disk, through a driver in which commits are lost and processes end.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PGliteDialect,
  type QueryResult,
} from 'kysely'
import { parsers } from '../../db/parsers.ts'
import type { Database } from '../../db/tables.ts'
import { transactionGuard } from '../../db/transaction.ts'
import { makeDataDir } from '../database.ts'
import { openBackup } from './backup.ts'
import { JobQueue } from './job-queue.ts'
import { type Execute, preparedOn } from './prepared.ts'
import type { Process } from './process.ts'
import type { World } from './world.ts'

/** Ids in the order in which they are made, so that a seed gives the same ones again. */
const SAME_IDS = `
  create sequence simulated_ids owned by payment_orders.id;
  create function next_id() returns uuid language sql as
    $$ select ('00000000-0000-4000-8000-' || lpad(to_hex(nextval('simulated_ids')), 12, '0'))::uuid $$;
  alter table payment_orders alter column id set default next_id();
  alter table contributions alter column id set default next_id();
  alter table refunds alter column id set default next_id();
  alter table ledger alter column id set default next_id();`

export type SimulatedDatabase = {
  /** Bypasses all faults, for checks from outside. */
  db: Kysely<Database>
  jobs: JobQueue
  /** The database as a process sees it. */
  openFor(process: Process, world: World): Kysely<Database>
  /** How often processes have committed, and how often a commit touched contributions. */
  commits: { all: number; ofContributions: number }
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
    `set synchronous_commit = off; set jit = off; set plan_cache_mode = force_generic_plan; ${SAME_IDS}`,
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

type Shared = { execute: Execute; jobs: JobQueue; commits: SimulatedDatabase['commits'] }

const FATES = ['lost before', 'lost after', 'killed before', 'killed after'] as const
const FAULTY = 0.02

/** The pool's error for a broken connection: whether the commit succeeded is unknown (docs/payments.md fault 55). */
const connectionBroke = () =>
  Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' })

class FaultyDriver implements Driver {
  readonly #shared: Shared
  readonly #process: Process
  readonly #world: World
  constructor(shared: Shared, process: Process, world: World) {
    this.#shared = shared
    this.#process = process
    this.#world = world
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  /** One connection, one step at a time: no other task can observe the time between its statements. */
  async acquireConnection(): Promise<FaultyConnection> {
    await this.#process.turn('asks the database')
    return new FaultyConnection(this.#shared, (commit) => this.#withFate(commit))
  }
  async releaseConnection(): Promise<void> {}

  beginTransaction = (connection: FaultyConnection): Promise<void> => connection.begin()
  commitTransaction = (connection: FaultyConnection): Promise<void> =>
    this.#withFate(
      () => connection.end('commit'),
      () => connection.end('rollback'),
    )
  rollbackTransaction = (connection: FaultyConnection): Promise<void> => connection.end('rollback')

  /** Commits a change; or loses it before or after the commit, where the caller does not learn of it. */
  async #withFate<T>(commit: () => Promise<T>, undo = async () => {}): Promise<T> {
    const { random, faults, steps } = this.#world
    const fate = faults && random.chance(FAULTY) ? random.pick(FATES) : 'committed'
    if (fate === 'killed before' || fate === 'lost before') await undo()
    if (fate === 'killed before') return this.#process.crash('before a commit')
    if (fate === 'lost before') {
      steps.push(`             ${this.#process.name} loses its connection before a commit`)
      throw connectionBroke()
    }
    const done = await commit()
    if (fate === 'killed after') return this.#process.crash('after a commit')
    if (fate === 'lost after') {
      steps.push(`             ${this.#process.name} loses its connection after a commit`)
      throw connectionBroke()
    }
    return done
  }
}

const CHANGES = /^\s*(insert|update|delete)/i
const CHANGES_CONTRIBUTIONS = /\b(insert into|update) "?contributions\b/

class FaultyConnection implements DatabaseConnection {
  readonly #shared: Shared
  readonly #withFate: <T>(change: () => Promise<T>) => Promise<T>
  #inTransaction = false
  #touchesContributions = false
  constructor(shared: Shared, withFate: <T>(change: () => Promise<T>) => Promise<T>) {
    this.#shared = shared
    this.#withFate = withFate
  }

  async begin(): Promise<void> {
    this.#shared.execute({ sql: 'begin', parameters: [] })
    this.#inTransaction = true
  }
  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (!this.#inTransaction) return
    this.#inTransaction = false
    this.#shared.execute({ sql: how, parameters: [] })
    this.#shared.jobs[how]()
    if (how === 'commit') this.#count()
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#touchesContributions ||= CHANGES_CONTRIBUTIONS.test(query.sql)
    const run = () => this.#shared.execute<R>(query)
    if (this.#inTransaction || !CHANGES.test(query.sql)) return run()
    const done = await this.#withFate(run)
    this.#count()
    return done
  }

  #count(): void {
    this.#shared.commits.all += 1
    if (this.#touchesContributions) this.#shared.commits.ofContributions += 1
  }

  streamQuery = refuseStream
}

const refuseStream = (): never => {
  throw new Error('The simulation streams nothing.')
}

class PlainDriver implements Driver {
  readonly #execute: Execute
  constructor(execute: Execute) {
    this.#execute = execute
  }
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  beginTransaction = async (): Promise<void> => {}
  commitTransaction = async (): Promise<void> => {}
  rollbackTransaction = async (): Promise<void> => {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return { executeQuery: this.#execute, streamQuery: refuseStream }
  }
}
