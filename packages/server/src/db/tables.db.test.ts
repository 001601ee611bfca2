// generated-tables.ts is what the schema says.
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../test/test-database.ts'

type Column = {
  table: string
  name: string
  type: string
  /** A CHECK of this column alone that lists its values. */
  check: string | null
  isNullable: boolean
  hasDefault: boolean
  /** By the database always, which takes no value for it. */
  isGenerated: boolean
}

const HEAD = `// The tables as Kysely types, generated from db/schema by: npm test -- --only=postgres db/tables --update
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import type { FlagDetail } from '@lifafa/contract/review-flags'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
`

/** As the parsers of db/parsers.ts and of the drivers read them. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ text: 'string', uuid: 'string', date: 'string', timestamptz: 'Date', bool: 'boolean' },
  ...{ int2: 'number', int4: 'number', int8: 'number', bytea: 'Uint8Array' },
}
const LANGUAGE = 'GuestLanguage | null'
/** Columns of which the schema says less than we know. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ 'review_flags.detail': 'JSONColumnType<FlagDetail>', 'activities.facts': 'JSONColumnType<object>' },
  ...{ 'contributions.guest_language': LANGUAGE, 'payment_orders.guest_language': LANGUAGE },
  'hosts.thank_you':
    'JSONColumnType<Partial<Record<GuestLanguage, string>> | null, string | null, string | null>',
  'register_versions.content': 'JSONColumnType<Record<string, unknown>>',
}

async function describeTables<DB>(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<Column>`
    select t.relname::text as table, c.attname::text as name, type.typname::text as type, not c.attnotnull as "isNullable",
      c.atthasdef as "hasDefault", c.attgenerated <> '' or c.attidentity = 'a' as "isGenerated",
      (select definition from pg_constraint k, pg_get_constraintdef(k.oid) as definition
        where k.conrelid = t.oid and k.contype = 'c' and k.conkey = array[c.attnum]
          and definition like 'CHECK ((% = ANY (ARRAY[%') as check
    from pg_class t join pg_attribute c on c.attrelid = t.oid join pg_type type on type.oid = c.atttypid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.relname not like 'kysely%'
      and c.attnum > 0 and not c.attisdropped
    order by t.relname, c.attnum`.execute(db)
  const tables = Map.groupBy(rows, ({ table }) => table)
  const described = [...tables].map(
    ([table, columns]) => `  ${table}: {\n${columns.map(describeColumn).join('')}  }\n`,
  )
  return `${HEAD}\nexport interface Database {\n${described.join('')}}\n`
}

function describeColumn({ table, name, type, check, isNullable, hasDefault, isGenerated }: Column): string {
  const other = OTHERS[`${table}.${name}`]
  if (other) return `    ${name}: ${other}\n`
  if (!TYPES[type]) throw new Error(`${table}.${name} is of type ${type}: add it to TYPES.`)
  const values = check ? [...check.matchAll(/'[^']+'(?=::text)/g)].map(([value]) => value) : [TYPES[type]]
  const read = [...values, ...(isNullable ? ['null'] : [])].join(' | ')
  const wrapper = isGenerated ? 'GeneratedAlways' : hasDefault ? 'Generated' : undefined
  return `    ${name}: ${wrapper ? `${wrapper}<${read}>` : read}\n`
}

const database = testDatabase()

test('the types are those of the schema; with --update they are written', async () => {
  await expect(await describeTables(database.db)).toMatchFileSnapshot('generated-tables.ts')
})
