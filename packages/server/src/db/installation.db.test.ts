// The single row that names the installation of a database, and its public address.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../test/test-database.ts'
import { getInstallationId, moveInstallation } from './installation.ts'

const database = testDatabase()

test('a database belongs to one installation only', async () => {
  expect(await getInstallationId(database.db)).toMatch(/^[0-9a-f-]{36}$/)
  await expect(sql`insert into installation default values`.execute(database.db)).rejects.toThrow(
    'installation_pkey',
  )
  await expect(sql`insert into installation (is_only) values (false)`.execute(database.db)).rejects.toThrow(
    'installation_is_only_check',
  )
})

test('an installation whose public address changed reports the previous one, once [db-7]', async () => {
  const { db } = database
  expect(await moveInstallation(db, 'https://gifts.example')).toBeUndefined()
  expect(await moveInstallation(db, 'https://gifts.example')).toBeUndefined()
  expect(await moveInstallation(db, 'https://copy.example')).toBe('https://gifts.example')
  expect(await moveInstallation(db, 'https://copy.example')).toBeUndefined()
})
