// A database driver in which commits are lost and processes end.
import type { Driver } from 'kysely'
import type { Process } from '../servers/process.ts'
import type { World } from '../world.ts'
import { FaultyConnection, type Shared } from './faulty-connection.ts'

const FATES = ['lost before', 'lost after', 'killed before', 'killed after'] as const
const FAULTY = 0.02

/** The pool's error for a broken connection: whether the commit succeeded is unknown (docs/faults.md fault 55). */
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
