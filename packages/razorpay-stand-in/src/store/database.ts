// Opens the SQLite file with all state, and creates its tables.
import { DatabaseSync } from 'node:sqlite'

// The API's own JSON documents are the truth; the columns that are searched by are derived from them.
const SCHEMA = `
create table if not exists entities (
  sequence integer primary key,
  id text not null unique,
  body text not null,
  entity text not null as (body ->> 'entity') stored,
  created_at integer not null as (body ->> 'created_at') stored,
  status text as (body ->> 'status') stored,
  order_id text as (body ->> 'order_id') stored,
  payment_id text as (body ->> 'payment_id') stored,
  receipt text as (body ->> 'receipt') stored,
  reference_id text as (body ->> 'reference_id') stored,
  source text as (body ->> 'source') stored,
  transfer_id text as (body ->> 'transfer_id') stored
) strict;
create index if not exists entities_by_entity on entities (entity, sequence);
create index if not exists entities_by_status on entities (entity, status, sequence);
create index if not exists entities_by_order on entities (order_id, entity, sequence) where order_id is not null;
create index if not exists entities_by_payment on entities (payment_id, entity, sequence) where payment_id is not null;
create index if not exists entities_by_receipt on entities (receipt, entity, sequence) where receipt is not null;
create index if not exists entities_by_reference on entities (reference_id, entity, sequence) where reference_id is not null;
create index if not exists entities_by_source on entities (source, entity, sequence) where source is not null;
create index if not exists entities_by_transfer on entities (transfer_id, entity, sequence) where transfer_id is not null;

create table if not exists answered_keys (
  scope text not null,
  key text not null,
  request text not null,
  entity_id text not null,
  primary key (scope, key)
) strict;

create table if not exists deliveries (
  id integer primary key autoincrement,
  event_id text not null,
  event text not null,
  body text not null,
  secret text not null,
  created_at integer not null,
  first_sent_at integer,
  due_at integer,
  status text not null check (status in ('waiting', 'delivered', 'dropped', 'given up')),
  attempts text not null default '[]'
) strict;
create index if not exists deliveries_due on deliveries (due_at) where due_at is not null;

create table if not exists settlement_lines (
  id integer primary key,
  due_at integer not null,
  body text not null,
  is_planted integer not null,
  entity_id text not null as (body ->> 'entity_id') stored,
  settlement_id text as (body ->> 'settlement_id') stored,
  settled_at integer as (body ->> 'settled_at') stored
) strict;
create unique index if not exists settlement_lines_once on settlement_lines (entity_id) where not is_planted;
create index if not exists settlement_lines_due on settlement_lines (due_at) where settlement_id is null;
create index if not exists settlement_lines_of_settlement on settlement_lines (settlement_id) where settlement_id is not null;
create index if not exists settlement_lines_settled on settlement_lines (settled_at, id) where settled_at is not null;

create table if not exists settings (name text primary key, value text not null) strict;
`

export type Database = DatabaseSync

/** Opens the file, or a database in memory without one. Answered calls survive the death of the process. */
export function openDatabase(file: string | undefined): Database {
  const database = new DatabaseSync(file ?? ':memory:', { timeout: 2000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  database.exec(SCHEMA)
  return database
}

/** Runs one action whole or not at all. */
export function atomically<T>(database: Database, action: () => T): T {
  database.exec('begin immediate')
  try {
    const result = action()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
