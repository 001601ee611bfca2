// A database driver without faults, for checks from outside.
import type { DatabaseConnection, Driver } from 'kysely'
import type { Execute } from './prepared.ts'

export const refuseStream = (): never => {
  throw new Error('The simulation streams nothing.')
}

export class PlainDriver implements Driver {
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
