// The release before runs on today's schema: what its statements rely on is there, and nothing new refuses what it writes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { breaksBefore } from '../test/release-before/break-before.ts'
import { schemaFacts } from '../test/release-before/schema-facts.ts'
import { readRecorded } from '../test/release-before/schema-file.ts'

/** What looks like a break and is none, with the reason; emptied with each release. */
const CODES = 'while servers are replaced a code may have to be requested again; no release runs yet'
const KNOWN: Readonly<Record<string, string>> = {
  'codes.sends_in_window was “integer not null default”, and is gone': CODES,
  'codes.window_started_at was “timestamp with time zone not null”, and is gone': CODES,
  'unique codes (purpose, email): is gone, and “on conflict” may name it': CODES,
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the migrations since the release before only add', async () => {
  const found = breaksBefore(readRecorded(), await schemaFacts(database.db))
  expect(found.filter((sentence) => !(sentence in KNOWN))).toEqual([])
})

const BEFORE = [
  'column hosts.email text not null',
  'column hosts.name text',
  'column hosts.created_at timestamp not null default',
  'check hosts (name) hosts_name_check',
  'unique hosts (email)',
  'function add_host(text)',
]
const without = (fact: string) => BEFORE.filter((each) => each !== fact)

test.each([
  ['a dropped column', without('column hosts.name text'), 'hosts.name was “text”, and is gone'],
  [
    'another type',
    [...without('column hosts.name text'), 'column hosts.name integer'],
    'hosts.name was “text”, and is “integer”',
  ],
  [
    'a column that must not be null any more',
    [...without('column hosts.name text'), 'column hosts.name text not null'],
    'hosts.name was “text”, and is “text not null”',
  ],
  [
    'a new column that must be given',
    [...BEFORE, 'column hosts.city text not null'],
    'hosts.city is new, and must be given: let it be null, or have a default',
  ],
  [
    'a dropped unique key',
    without('unique hosts (email)'),
    'unique hosts (email): is gone, and “on conflict” may name it',
  ],
  [
    'a dropped function',
    without('function add_host(text)'),
    'function add_host(text): is gone, and a statement may call it',
  ],
  [
    'a new check of old columns',
    [...BEFORE, 'check hosts (email, name) both'],
    'check hosts (email, name) both: is new, and may refuse what the release before writes',
  ],
  [
    'a new trigger',
    [...BEFORE, 'trigger hosts () refuse'],
    'trigger hosts () refuse: is new, and may refuse what the release before writes',
  ],
])('%s would break it', (_what, today, sentence) => {
  expect(breaksBefore(BEFORE, today)).toEqual([sentence])
})

test('what is added, or allows more, breaks nothing', () => {
  const more = [
    'column hosts.city text',
    'column hosts.since timestamp not null default',
    'check hosts (city) hosts_city_check',
    'column gifts.id text not null',
    'unique gifts (id)',
    'function add_gift(text)',
  ]
  expect(breaksBefore(BEFORE, [...without('check hosts (name) hosts_name_check'), ...more])).toEqual([])
})
