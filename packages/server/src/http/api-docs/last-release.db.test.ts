// Compares the API with the description of the last release: what a client would miss is named in the changelog.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { findBreaks } from '../../test/api/find-breaks.ts'
import { expect, test } from '../../test/test.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** What stands under “Breaking” since the last release. */
const [, unreleased = ''] = read('CHANGELOG.md').split('\n## Unreleased\n')
const [, rest = ''] = (unreleased.split('\n## ')[0] ?? '').split('\n### Breaking\n')
const named = rest.split('\n### ')[0] ?? ''

test('each call that a client of the last release would miss, or in which it would miss something, is named under “Breaking”', async ({
  app,
}) => {
  const today = (await app.app.inject({ url: `${API_PREFIX}/docs/json` })).json()
  const breaks = findBreaks(JSON.parse(read('docs/api/openapi.json')), today)
  const untold = [...breaks].filter(([call]) => !named.includes(`\`${call}\``))
  expect(untold.map(([call, found]) => `\`${call}\`: ${found.join(', ')}`)).toEqual([])
})
