// A release, in a repository of its own: what it writes, and what it refuses.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeUnreleased } from './changelog.mjs'
import { release } from './release.mjs'
import { refuseVersion } from './versions.mjs'

const TODAY = new Date('2099-03-01T10:00:00Z')
const CHANGELOG =
  '# Changelog\n\nWhat changes. No version was released yet.\n\n## Unreleased\n\n### Added\n\n- A thing.\n'
let root: string
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const json = (path: string, value: object) =>
  writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`)
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const commit = () => git('commit', '--all', '--quiet', '--message', 'work')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lifafa-release-'))
  for (const folder of ['packages/contract', 'packages/server', 'docs/api'])
    mkdirSync(join(root, folder), { recursive: true })
  const server = {
    name: '@lifafa/server',
    version: '0.1.0',
    dependencies: { '@lifafa/contract': '0.1.0', zod: '4.6.7' },
  }
  json('package.json', { name: 'lifafa', version: '0.1.0' })
  json('packages/contract/package.json', { name: '@lifafa/contract', version: '0.1.0' })
  json('packages/server/package.json', server)
  json('package-lock.json', {
    version: '0.1.0',
    packages: {
      '': { version: '0.1.0' },
      'packages/contract': { version: '0.1.0' },
      'packages/server': server,
      'node_modules/zod': { version: '4.6.7' },
    },
  })
  json('docs/api/openapi.json', {})
  writeFileSync(join(root, 'CHANGELOG.md'), CHANGELOG)
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'A tester')
  git('config', 'user.email', 'tester@lifafa.example')
  git('add', '--all')
  commit()
})
afterEach(() => rmSync(root, { recursive: true }))

async function run(version: string, { isDry = false, checksPass = true } = {}): Promise<string[]> {
  const said: string[] = []
  await release({
    ...{ root, version, isDry, today: TODAY },
    runChecks: async () => {
      if (!checksPass) throw new Error('A check failed.')
    },
    describeApi: async () => ({ openapi: '3.1.0' }),
    say: (line) => said.push(line),
  })
  return said
}

test('a release has its version, its day, the API’s description, a commit and a tag with what changed', async () => {
  await run('0.2.0')
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\nWhat changes.\n\n## Unreleased\n\n## 0.2.0 - 2099-03-01\n\n### Added\n\n- A thing.\n',
  )
  expect(JSON.parse(read('packages/server/package.json'))).toMatchObject({
    version: '0.2.0',
    dependencies: { '@lifafa/contract': '0.2.0', zod: '4.6.7' },
  })
  expect(JSON.parse(read('package-lock.json')).packages).toMatchObject({
    '': { version: '0.2.0' },
    'packages/server': { version: '0.2.0', dependencies: { '@lifafa/contract': '0.2.0' } },
    'node_modules/zod': { version: '4.6.7' },
  })
  expect(JSON.parse(read('docs/api/openapi.json'))).toEqual({ openapi: '3.1.0' })
  expect(git('status', '--porcelain')).toBe('')
  expect(git('tag', '--list', '--format=%(contents)', 'v0.2.0')).toBe('0.2.0\n\n### Added\n\n- A thing.')
})

test('a second release stands above the first one', async () => {
  await run('0.1.0')
  writeFileSync(
    join(root, 'CHANGELOG.md'),
    read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- More.\n'),
  )
  commit()
  await run('0.1.1')
  expect(read('CHANGELOG.md').match(/^## .*$/gm)).toEqual([
    '## Unreleased',
    '## 0.1.1 - 2099-03-01',
    '## 0.1.0 - 2099-03-01',
  ])
})

test('a dry run says each step, and changes nothing', async () => {
  const [before, said] = [git('rev-parse', 'HEAD'), await run('0.2.0', { isDry: true })]
  expect(said).toEqual(expect.arrayContaining(['would run every check', 'would commit', 'would tag v0.2.0']))
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag', '--list')]).toEqual([
    before,
    '',
    '',
  ])
})

describe('nothing is written', () => {
  test.each<[string, () => unknown, RegExp]>([
    ['where a check fails', () => run('0.2.0', { checksPass: false }), /check failed/],
    [
      'of another branch',
      () => {
        git('switch', '--quiet', '--create', 'other')
        return run('0.2.0')
      },
      /made of main/,
    ],
    [
      'beside changes that no commit has',
      () => {
        json('packages/contract/package.json', {})
        return run('0.2.0')
      },
      /no commit has/,
    ],
  ])('%s', async (_what, action, told) => {
    await expect(action).rejects.toThrow(told)
    expect([read('CHANGELOG.md'), git('tag', '--list')]).toEqual([CHANGELOG, ''])
  })
})

test.each([
  ['2.0', '0.1.0', [], false, /no version/],
  ['0.1.0', '0.1.0', ['v0.1.0'], false, /released before/],
  ['0.1.0', '0.2.0', ['v0.2.0'], false, /does not follow/],
  ['0.2.1', '0.2.0', ['v0.2.0'], true, /new second number/],
  ['1.3.0', '1.2.0', ['v1.2.0'], true, /new first number/],
])('%s after %s (tags: %s, breaking: %s) is refused', (version, current, tags, isBreaking, told) => {
  expect(() => refuseVersion({ version, current, tags, isBreaking })).toThrow(told)
})

test.each([
  ['0.1.0', '0.1.0', [], false],
  ['0.3.0', '0.2.0', ['v0.2.0'], true],
  ['2.0.0', '1.2.0', ['v1.2.0'], true],
  ['1.2.1', '1.2.0', ['v1.2.0'], false],
])('%s may follow %s (tags: %s, breaking: %s)', (version, current, tags, isBreaking) => {
  expect(() => refuseVersion({ version, current, tags, isBreaking })).not.toThrow()
})

test('a changelog that says nothing new is no release', () => {
  expect(() =>
    closeUnreleased('# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2099-01-01\n\n- A thing.\n', '0.2.0', TODAY),
  ).toThrow(/nothing to release/)
})
