// Settings of every session on PostgreSQL. PostgreSQL takes them with the connection; a pooler gives them to nobody, so there the role has them.
import type pg from 'pg'

/** As `current_setting` begins. Our parsers rely on the first two, whatever the server's own settings are. */
const SESSION_SETTINGS: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  datestyle: 'ISO',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '15s',
}

const asOptions = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** The startup parameter `options` of PostgreSQL's protocol. */
export const SESSION_OPTIONS = asOptions(SESSION_SETTINGS)
/** A migration may take longer than any query, and waits for another process's. */
export const PATIENT_SESSION_OPTIONS = asOptions({
  ...SESSION_SETTINGS,
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
})

/** Throws a sentence with the statements that mend it where sessions at this address do not have our settings. */
export async function refuseOtherSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [Object.keys(SESSION_SETTINGS)],
  )
  const wrong = rows.filter(({ name, value }) => !value.startsWith(SESSION_SETTINGS[name] ?? ''))
  if (wrong.length === 0) return
  const found = wrong.map(({ name, value }) => `${name} is ${value}`).join(', ')
  const mended = wrong.map(
    ({ name }) => `alter role ${client.user} set ${name} = '${SESSION_SETTINGS[name]}';`,
  )
  throw new Error(
    `Sessions of the pooler at DATABASE_URL lack our settings (${found}): give them to the role (${mended.join(' ')}), and restart the pooler.`,
  )
}
