// Restores a backup (`npm run restore`) into an empty PostgreSQL: all of it, with the mark that no host is paid yet, or nothing.
import { pipeline } from 'node:stream/promises'
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { formatCount, formatPaise } from '@lifafa/contract/money'
import { type Kysely, sql } from 'kysely'
import { openDatabase, openWithoutMigrating } from '../../db/open-database.ts'
import type { DatabaseLog } from '../../db/opened-dialect.ts'
import { findInconsistencies } from '../../db/self-check/self-check.ts'
import type { Database } from '../../db/tables.ts'
import { inLongSnapshot } from '../../db/transaction.ts'
import { need } from '../../settings/settings-error.ts'
import type { Settings } from '../../settings.ts'
import { allDone, connection, startProgram } from './programs.ts'

/**
 * In the transaction that fills the database, before anybody can start a server on it: no host is paid yet (noteRestored). Emails that
 * waited may have been sent since, and are not sent again; what the other jobs do is looked up at the provider first. Sessions that
 * were ended since would be live again: all end.
 */
const MARK = `
update public.installation set restored_at = now();
update public.refresh_tokens set revoked_at = now() where id = family_id and revoked_at is null;
do $$ begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name not in ('apply-provider-event', 'refund-payment');
  end if;
end $$;
commit;
`

type Deps = { settings: Settings; log: DatabaseLog }

/**
 * Runs the migrations since the backup, too.
 * @param keyFile has the secret half of the pair, as age-keygen writes it
 * @returns what is printed
 * @throws a sentence if the database is not empty, or the backup cannot be read whole: nothing was changed then
 */
export async function restoreBackup(
  { settings, log }: Deps,
  file: string,
  keyFile: string,
): Promise<{ text: string; isSound: boolean }> {
  const databaseUrl = need(
    settings.databaseDirectUrl ?? settings.databaseUrl,
    'DATABASE_URL',
    'a backup is restored there; set it to an empty PostgreSQL',
  )
  const where = { databaseUrl, dataDir: settings.dataDir, log }
  await refuseNonEmpty(where)
  await fill(databaseUrl, file, keyFile)
  const { db, close } = await openDatabase(where)
  try {
    return await describe(db, settings)
  } finally {
    await close()
  }
}

async function refuseNonEmpty(where: Parameters<typeof openWithoutMigrating>[0]): Promise<void> {
  const { db, close } = await openWithoutMigrating(where)
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') limit 1`
    .execute(db)
    .finally(close)
  if (rows[0])
    throw new Error(
      `The database is not empty (it has a table ${rows[0].name}): create an empty one, and name it in DATABASE_URL.`,
    )
}

async function fill(databaseUrl: string, file: string, keyFile: string): Promise<void> {
  const { dbname, env } = connection(databaseUrl)
  const opening = startProgram('age', ['--decrypt', '--identity', keyFile, file])
  const reading = startProgram('pg_restore', ['--no-owner', '--no-privileges', '--file=-'])
  const writing = startProgram('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', dbname], env)
  writing.stdout.resume()

  /** Without a commit psql ends, and nothing was changed. */
  async function write(): Promise<void> {
    try {
      writing.stdin.write('begin;\n')
      await pipeline(reading.stdout, writing.stdin, { end: false })
      await allDone([opening, reading], [])
      writing.stdin.write(MARK)
    } finally {
      writing.stdin.end()
    }
  }
  await allDone([opening, reading, writing], [pipeline(opening.stdout, reading.stdin), write()])
}

async function describe(
  db: Kysely<Database>,
  { publicUrl }: Settings,
): Promise<{ text: string; isSound: boolean }> {
  const wrong = await inLongSnapshot(db, findInconsistencies)
  const { count, paise } = await db
    .selectFrom('contributions')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('amount_paise'), sql<number>`0`).as('paise'),
    ])
    .executeTakeFirstOrThrow()
  return {
    isSound: wrong.length === 0,
    text: [
      `Restored: ${formatCount(count)} contributions of ${formatPaise(Number(paise))}.`,
      wrong.length === 0
        ? 'Its books are sound.'
        : `Its books are not sound: ${wrong.map(({ check }) => check).join('; ')}.`,
      'Start the servers: they find at the provider what is missing. No host is paid until an administrator has confirmed it at',
      `${publicUrl}/${PRODUCT_SLUG}/admin/payments?tab=payouts (docs/backups.md, “A backup is restored”).`,
      '',
    ].join('\n'),
  }
}
