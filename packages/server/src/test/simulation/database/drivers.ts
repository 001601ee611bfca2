// Database drivers of the simulation: one in which commits are lost and processes end, and a plain one for checks from outside.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  type QueryResult,
} from 'kysely'
import type { Process } from '../servers/process.ts'
import type { World } from '../world.ts'
import type { JobQueue } from './job-queue.ts'
import type { Execute } from './prepared.ts'

const refuseStream = (): never => {
  throw new Error('The simulation streams nothing.')
}

export class PlainDriver extends DummyDriver {
  readonly #execute: Execute
  constructor(execute: Execute) {
    super()
    this.#execute = execute
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return { executeQuery: this.#execute, streamQuery: refuseStream }
  }
}

export type Shared = {
  execute: Execute
  jobs: JobQueue
  /** How often processes have committed what can change something, and how often that touched contributions. */
  commits: { all: number; ofContributions: number }
}

/** As transaction.ts begins a snapshot. */
const READS_ONLY = /^set transaction .*\bread only\b/
/** Also in a part of a statement. */
const CHANGES = /\b(insert into|delete from|update "?\w+"? set)\b/i
const CHANGES_CONTRIBUTIONS = /\b(insert into|update) "?contributions\b/

/** Counts commits, and hands each change to a fate. */
class FaultyConnection implements DatabaseConnection {
  readonly #shared: Shared
  readonly #withFate: <T>(change: () => Promise<T>) => Promise<T>
  #inTransaction = false
  #readsOnly = false
  #touchesContributions = false
  constructor(shared: Shared, withFate: <T>(change: () => Promise<T>) => Promise<T>) {
    this.#shared = shared
    this.#withFate = withFate
  }

  /** In a transaction that can change nothing. */
  get readsOnly(): boolean {
    return this.#readsOnly
  }

  async begin(): Promise<void> {
    this.#shared.execute({ sql: 'begin', parameters: [] })
    this.#inTransaction = true
    this.#readsOnly = false
  }
  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (!this.#inTransaction) return
    this.#inTransaction = false
    this.#shared.execute({ sql: how, parameters: [] })
    this.#shared.jobs[how]()
    if (how === 'commit' && !this.#readsOnly) this.#count()
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#readsOnly ||= READS_ONLY.test(query.sql)
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

const FATES = ['lost before', 'lost after', 'killed before', 'killed after'] as const
const FAULTY = 0.02

/** The pool's error for a broken connection: whether the commit succeeded is unknown. */
const connectionBroke = () =>
  Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' })

export class FaultyDriver implements Driver {
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
  /** Nothing is lost where nothing was changed: each self-check reads in dozens of transactions. */
  async commitTransaction(connection: FaultyConnection): Promise<void> {
    const commit = () => connection.end('commit')
    if (connection.readsOnly) return commit()
    await this.#withFate(commit, () => connection.end('rollback'))
  }
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
