// PostgreSQL's programs verify a database as the server does.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { connection } from './programs.ts'

const modeFor = (parameters: string) => {
  const { dbname, env } = connection(`postgres://lifafa:pass%20word@db.example/lifafa?${parameters}`)
  expect([dbname.includes('word'), env.PGPASSWORD]).toEqual([false, 'pass word'])
  return [/sslmode=([\w-]+)/.exec(dbname)?.[1], env.PGSSLROOTCERT !== undefined]
}

test.each([
  ['', undefined, false],
  ['sslmode=disable', 'disable', false],
  ['sslmode=no-verify', 'require', false],
  ['sslmode=prefer', 'verify-full', true],
  ['sslmode=require', 'verify-full', true],
  ['ssl=true', 'verify-full', true],
  ['sslmode=verify-full', 'verify-full', true],
  ['sslmode=require&sslrootcert=/etc/ssl/ours.pem', 'verify-full', false],
])('with “%s” they have the mode %s, and the driver’s authorities: %s', (parameters, ...how) => {
  expect(modeFor(parameters)).toEqual(how)
})

test('the driver’s authorities are in a file that the programs can read', () => {
  const { env } = connection('postgres://lifafa@db.example/lifafa?sslmode=verify-full')
  const authorities = readFileSync(env.PGSSLROOTCERT ?? '', 'utf8').match(/-BEGIN CERTIFICATE-/g)
  expect(authorities?.length).toBeGreaterThan(50)
})
