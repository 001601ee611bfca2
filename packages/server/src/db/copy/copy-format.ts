// The lines of a copy of the database: a header, then each table's name and its rows as JSON, then a line that says that it is whole.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import * as z from 'zod'
import { tableFigures } from './copied-tables.ts'

export const copyHeader = z.object({
  /** Another number where the lines mean something else. */
  format: z.literal(`${PRODUCT_SLUG}-copy-1`),
  /** As of this moment: nothing acknowledged before it is missing. */
  takenAt: z.iso.datetime(),
  /** The id of the installation. */
  installation: z.string(),
  /** Those that had run on it. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), tableFigures),
  /** The last value of each sequence; null where it has given none. */
  sequences: z.record(z.string(), z.number().int().nullable()),
})
export type CopyHeader = z.infer<typeof copyHeader>

/** Jobs that had not ended. */
const job = z.object({ name: z.string(), data: z.unknown() })
export type CopiedJob = z.infer<typeof job>

/** A line that is no row. A row is an object, and never begins with a bracket. */
export const mark = z.union([
  z.tuple([z.literal('table'), z.string()]),
  z.tuple([z.literal('job'), job]),
  z.tuple([z.literal('end')]),
])
export type Mark = z.infer<typeof mark>

export const markLine = (of: Mark): string => JSON.stringify(of)
export const isMark = (line: string): boolean => line.startsWith('[')
