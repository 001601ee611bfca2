// Reads a list of the provider row by row: one row that cannot be read does not take the others with it.
import * as z from 'zod'
import type { ProviderListener } from '../provider-listener.ts'

/** Rows that could be read. `unread`: how many stood beside them; what was not read may be anything. */
export type Listed<T> = T[] & { unread?: number }

export const rowsOf = <T>(listed: Listed<T>): number => listed.length + (listed.unread ?? 0)

const list = z.object({ items: z.array(z.unknown()) })
/** For what must not be overlooked: a list with a row that cannot be read is none. */
export const wholeListOf = <T extends z.ZodType>(row: T) =>
  z.object({ items: z.array(row) }).transform(({ items }) => items)

const named = z.object({ id: z.string() })

/**
 * A schema of a list whose rows are `row`s. A row of another product, or with a value that is new to us, is left out, counted
 * in `unread`, and told to `listen`; `name` says in which list it stood.
 */
export const listOf = <T extends z.ZodType>(row: T, name: string, listen?: ProviderListener) =>
  list.transform(({ items }): Listed<z.output<T>> => {
    const rows: Listed<z.output<T>> = []
    for (const item of items) {
      const read = row.safeParse(item)
      if (read.success) rows.push(read.data)
      else {
        rows.unread = (rows.unread ?? 0) + 1
        const wrong = read.error.issues[0]?.path.join('.')
        listen?.('row-unread', { list: name, id: named.safeParse(item).data?.id, field: wrong })
      }
    }
    return rows
  })
