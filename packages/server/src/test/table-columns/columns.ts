// What TypeScript makes of the columns of a table in tables.ts: the compiler refuses a literal that differs.
import type { SelectType } from 'kysely'
import type { Database } from '../../db/tables.ts'

type TypeName<T> = T extends Date
  ? 'Date'
  : T extends number
    ? 'number'
    : T extends boolean
      ? 'boolean'
      : T extends object
        ? 'object'
        : 'string'

export type Columns<Table extends keyof Database> = {
  [T in Table]: {
    [C in keyof Database[T]]: null extends SelectType<Database[T][C]>
      ? `${TypeName<Exclude<SelectType<Database[T][C]>, null>>}?`
      : TypeName<SelectType<Database[T][C]>>
  }
}
