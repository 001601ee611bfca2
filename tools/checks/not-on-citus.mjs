// Files of database tests that cannot hold where tables are spread, each with the reason. All others run there too.

const EMPTIES =
  'it empties tables against their triggers; what empties a spread table is a trigger, too, and is off with them'

const NAMES_OF_SHARDS =
  'a worker names its shard, ledger_102031, where it refuses a row, and Citus refuses some statements first'
const LOCK_OF_A_WORKER = 'it looks for a lock that is waited for, which is on a worker'
const OTHER_TABLES = 'it creates tables of its own in an empty schema, before they can be spread'

/** @type {Readonly<Record<string, string>>} */
export const NOT_ON_CITUS = {
  '**/balances/while-others-write.postgres.db.test.ts':
    'it compares two reads as of one moment, and Citus has no snapshot over servers',
  '**/{payment/refunded,register/counted,by-hand/said}-meanwhile.postgres.db.test.ts': LOCK_OF_A_WORKER,
  '**/db/self-check/{self-check,payouts}.db.test.ts': EMPTIES,
  '**/admin-users/totals.db.test.ts': EMPTIES,
  '**/db/schema/{payments,ledger}.db.test.ts': NAMES_OF_SHARDS,
  '**/db/{migrate,schema/0*}.db.test.ts': OTHER_TABLES,
  '**/db/tables.db.test.ts': 'it lists every table of the schema, and views of Citus are among them',
}
