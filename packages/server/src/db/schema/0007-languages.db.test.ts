// The thank-you of 0.1.0, in two columns, becomes texts by language.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startBefore } from '../../test/database/earlier-schemas.ts'
import { insertHost } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { migrate } from '../migrate.ts'

const database = testDatabase()

const TEXTS: readonly [english: string | null, hindi: string | null, texts: object | null][] = [
  [null, null, null],
  ['Dear {name}, thanks', null, { en: 'Dear {name}, thanks' }],
  [null, '{name} जी, धन्यवाद', { hi: '{name} जी, धन्यवाद' }],
  ['“Thanks”,\n{name}', 'धन्यवाद', { en: '“Thanks”,\n{name}', hi: 'धन्यवाद' }],
]

test('each host keeps the own thank-you in its language, and ours where there was none', async () => {
  const db = database.db.withoutPlugins()
  await startBefore(db, '0007-languages')
  for (const [index, [english, hindi]] of TEXTS.entries()) {
    const { id } = await insertHost(database.db, { email: `${index}@example.com` })
    await sql`update hosts set thank_you_en = ${english}, thank_you_hi = ${hindi} where id = ${id}`.execute(
      db,
    )
  }
  await migrate(db)
  const { rows } = await sql<{
    thank_you: object | null
  }>`select thank_you from hosts order by email`.execute(db)
  expect(rows.map(({ thank_you }) => thank_you)).toEqual(TEXTS.map(([, , texts]) => texts))
})
