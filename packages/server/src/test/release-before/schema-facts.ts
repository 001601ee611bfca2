// Reads what statements rely on in a schema, one fact a line: columns, what refuses a row, and the functions that they call.
import { type Kysely, sql } from 'kysely'

/** Definitions of checks are left out: engines write them differently. Columns of keys are sorted by their place in the table. */
export async function schemaFacts<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ fact: string }>`
    with ours as (
      select oid, relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
    ), keys as (
      select oid, conrelid, contype, confrelid, conname as name,
        (select string_agg(attname, ', ' order by attnum) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
      from pg_constraint
    )
    select format('column %s.%s %s%s%s', relname, attname, format_type(atttypid, atttypmod),
        case when attnotnull then ' not null' else '' end,
        case when atthasdef or attidentity <> '' then ' default' else '' end) as fact
      from ours join pg_attribute on attrelid = ours.oid where attnum > 0 and not attisdropped
    union all select format('check %s (%s) %s', relname, columns, name) from ours join keys on conrelid = ours.oid where contype = 'c'
    union all select format('foreign %s (%s) %s', relname, columns, confrelid::regclass) from ours join keys on conrelid = ours.oid
      where contype = 'f'
    union all select format('unique %s (%s)%s', relname,
        (select string_agg(pg_get_indexdef(indexrelid, place, true), ', ' order by place) from generate_series(1, indnkeyatts) place),
        case when indpred is null then '' else ' where ' || pg_get_expr(indpred, indrelid) end)
      from ours join pg_index on indrelid = ours.oid where indisunique
    union all select format('trigger %s () %s', relname, tgname) from ours join pg_trigger on tgrelid = ours.oid
      where not tgisinternal
    union all select format('function %s', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and prolang in (select oid from pg_language where lanname in ('plpgsql', 'sql'))
    order by 1`.execute(db)
  return rows.map(({ fact }) => fact)
}
