// A client of pg that prepares each statement once for each connection: PostgreSQL parses and plans it the first time.
import { createHash } from 'node:crypto'
import { WatchedClient } from './watched-client.ts'

/** A statement with a list in it has a text for each length of the list: beyond so many, a connection prepares no more. */
const MAX_PREPARED = 500
/** Names are kept for so many texts, and then made again. */
const MAX_NAMES = 5_000

const names = new Map<string, string>()
/** A part of each name: after a change of the schema all statements are prepared again, under new names. */
let generation = 0

/** The same in every process, since poolers share connections. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_NAMES) names.clear()
  const name = createHash('sha256').update(`${generation} ${text}`).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

/** PostgreSQL's “cached plan must not change result type”: a migration has added a column since. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'

/** Statements without parameters (`begin`, `commit`) are sent as they are: they have no plan worth keeping. */
export class PreparingClient extends WatchedClient {
  readonly #prepared = new Set<string>()

  #nameOf(text: string): string | undefined {
    const name = nameOf(text)
    if (!this.#prepared.has(name) && this.#prepared.size >= MAX_PREPARED) return undefined
    this.#prepared.add(name)
    return name
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares ten overloads; Kysely calls the one with text and values
  override query(...args: any[]): any {
    const [text, values] = args
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const send = (...sent: any[]) => (super.query as (...args: any[]) => any).apply(this, sent)
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? this.#nameOf(text) : undefined
    if (name === undefined || args.length > 2) return send(...args)
    return send({ name, text, values }).catch(async (error: unknown) => {
      if (!isPlanOutdated(error)) throw error
      names.clear()
      generation += 1
      // Within a transaction this fails, too: the transaction is repeated (transaction.ts).
      return send(text, values).catch(() => Promise.reject(error))
    })
  }
}
