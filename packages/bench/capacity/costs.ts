// What a gift costs, as it was measured: the figures that `npm run capacity` counts with. docs/performance.md says how they were got.

export type Costs = {
  /** Processor time of the server for a guest from opening the page to the thanks, webhooks included, in ms of one core. */
  serverMs: number
  /** The same of PostgreSQL. */
  databaseMs: number
  /** What PostgreSQL writes to its log for it, in bytes; a standby receives as much. */
  logBytes: number
  /** What stays on disk, with indexes, in bytes. */
  diskBytes: number
  /** What a guest's browser loads, in bytes: the page, its files and all answers. */
  sentBytes: number
  /** The server's memory without connections, and what each open connection of a browser adds, in bytes. */
  serverBytes: number
  connectionBytes: number
  /** Memory of PostgreSQL for each of its connections, in bytes. */
  databaseConnectionBytes: number
}

/** Two cores of a virtual machine with server, PostgreSQL 15 and load on them. */
export const MEASURED_ON = '23 November 2026'

/** Each with the command that prints it. */
export const COSTS: Costs = {
  serverMs: 17, // npm run bench -- hall
  databaseMs: 13, // npm run bench -- hall
  logBytes: 20_000, // npm run bench -- hall
  diskBytes: 3_300, // npm run bench -- growth
  sentBytes: 123_000, // npm run bench -- hall
  serverBytes: 300_000_000, // npm run bench -- hall
  connectionBytes: 11_000, // npm run bench -- hall
  databaseConnectionBytes: 4_000_000, // npm run bench -- record
}
