// The interface of each kind of database (PostgreSQL, PGlite) for open-database.ts.
import type { FastifyBaseLogger } from 'fastify'
import type { Dialect } from 'kysely'
import type { ClientConfig } from 'pg'
import type { ConstructorOptions } from 'pg-boss'

export type DatabaseLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** Connections of the pool at this moment. */
export type Connections = {
  used: number
  idle: number
  /** Callers that wait for one. */
  waiting: number
  max: number
}

export interface OpenedDialect {
  dialect: Dialect
  /** Set where migrations must not run on `dialect`'s own connections. */
  migrationDialect?: Dialect
  pgBossConnection: ConstructorOptions
  /** For a connection that listens for notifications; undefined if no other server can send any. */
  listenerConnection?: ClientConfig
  /** Undefined if there is no pool. */
  connections?: () => Connections
  close(): Promise<void>
}
