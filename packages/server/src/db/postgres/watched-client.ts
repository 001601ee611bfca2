// A client of pg that notices when its server is the primary no more, and when no standby has confirmed a commit.
import pg from 'pg'
import { isConnectionLost, isReadOnly } from '../unavailable.ts'

/** As an error of PostgreSQL's class 08, so that `isConnectionLost` knows it. */
class ConnectionError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const CONNECTION_REJECTED = '08004'
const RESOLUTION_UNKNOWN = '08007'
const ANSWER_WITHIN_MS = 5_000

/** @throws where the server is a standby, or takes no writes for another reason */
export async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query({
    text: 'show transaction_read_only',
    query_timeout: ANSWER_WITHIN_MS,
  } as pg.QueryConfig)
  if (rows[0]?.transaction_read_only === 'on')
    throw new ConnectionError(CONNECTION_REJECTED, 'This PostgreSQL takes no writes: it is not the primary.')
}

/**
 * PostgreSQL answers COMMIT with success and this warning if somebody cancels its wait for a standby: the commit
 * is lost if the standby takes over. The warning has no SQLSTATE of its own, and its text is translated.
 */
const isUnreplicated = ({ routine }: { routine?: string | undefined }): boolean =>
  routine === 'SyncRepWaitForLSN'

export class WatchedClient extends pg.Client {
  /** The connection must not be used again. */
  isLost = false
  /** A write has met a server that takes none. */
  hasMetReadOnly = false
  #isUnreplicated = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('notice', (notice) => {
      this.#isUnreplicated ||= isUnreplicated(notice)
    })
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares ten overloads; Kysely calls the one with text and values
  override query(...args: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const answer = (super.query as (...args: any[]) => any).apply(this, args)
    return answer instanceof Promise ? this.#watch(answer) : answer
  }

  async #watch(answer: Promise<unknown>): Promise<unknown> {
    try {
      const result = await answer
      if (this.#isUnreplicated)
        throw new ConnectionError(RESOLUTION_UNKNOWN, 'The commit was not confirmed by a standby.')
      return result
    } catch (error) {
      this.isLost ||= isConnectionLost(error)
      this.hasMetReadOnly ||= isReadOnly(error)
      throw error
    }
  }
}
