// A connection of the simulation's database: counts commits, and hands each change to a fate.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { JobQueue } from './job-queue.ts'
import { refuseStream } from './plain-driver.ts'
import type { Execute } from './prepared.ts'

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

export class FaultyConnection implements DatabaseConnection {
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
