// Parses a list of the provider row by row: an unreadable row does not fail the others.
import * as z from 'zod'
import type { ProviderListener } from '../provider-listener.ts'

/** The readable rows. `unparsable`: the number of unreadable ones among them. */
export type Listed<T> = T[] & { unparsable?: number }

export const rowsOf = <T>(listed: Listed<T>): number => listed.length + (listed.unparsable ?? 0)

const list = z.object({ items: z.array(z.unknown()) })
/** For what must not be missed: a list with an unreadable row fails. */
export const wholeListOf = <T extends z.ZodType>(row: T) =>
  z.object({ items: z.array(row) }).transform(({ items }) => items)

const named = z.object({ id: z.string() })

/**
 * A schema of a list whose rows are `row`s. A row of another product, or with an unknown value, is left out, counted in
 * `unparsable`, and reported to `listen`; `name` is the list's name in that report.
 */
export const listOf = <T extends z.ZodType>(row: T, name: string, listen?: ProviderListener) =>
  list.transform(({ items }): Listed<z.output<T>> => {
    const rows: Listed<z.output<T>> = []
    for (const item of items) {
      const read = row.safeParse(item)
      if (read.success) rows.push(read.data)
      else {
        rows.unparsable = (rows.unparsable ?? 0) + 1
        const wrong = read.error.issues[0]?.path.join('.')
        listen?.('row-unparsable', { list: name, id: named.safeParse(item).data?.id, field: wrong })
      }
    }
    return rows
  })
