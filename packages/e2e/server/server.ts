// A running server, as tests know it.

export interface Server {
  /** Without a slash at its end; it stays the same over restarts, as does the data. */
  readonly url: string
  /** The stand-in for Razorpay, without `/v1`. */
  readonly standInUrl: string
  readonly dataDir: string
  readonly databaseUrl: string
  /** The output of the present process. */
  printed(): string
  /** Error lines of the log since the last call. */
  takeErrors(): string[]
  /** Stops it, as an operator does. Throws where it does not end with code 0. */
  stop(): Promise<void>
  /** Resolves when the server answers. With `laterMs` its clock is that much later than when it stopped. */
  start(laterMs?: number): Promise<void>
  /** Ends it, and deletes its data. */
  remove(): Promise<void>
}

/** Enough to use a server like its users, and to read its emails. */
export type Reachable = Pick<Server, 'url' | 'dataDir'>
