// .env.example lists every setting of the server, and those of deploy/compose.yaml, with values that the server accepts.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Variables, variables } from './variables.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const LINE = /^#?([A-Z][A-Z_]*)=(.*)$/

const example = readFileSync(join(ROOT, '.env.example'), 'utf8').split('\n')
const [ours, ofContainers = []] = [
  example.slice(
    0,
    example.findIndex((line) => line.startsWith('# --- Containers')),
  ),
  example.slice(example.findIndex((line) => line.startsWith('# --- Containers'))),
].map((part) =>
  part.flatMap((line) => {
    const [, name, value = ''] = LINE.exec(line) ?? []
    return name === undefined ? [] : [{ name, value: value.replace(/^'(.*)'$/, '$1') }]
  }),
)
const lines = ours ?? []
/** Secrets have no value: an operator who copies the file would keep it. */
const examples = lines.filter(({ value }) => value !== '')

test('.env.example: has each setting once, and nothing else', () => {
  expect(lines.map(({ name }) => name).sort()).toEqual(Object.keys(variables.shape).sort())
})

test('.env.example has the containers’ settings of compose.yaml that are no settings of ours', () => {
  const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8')
  const asked = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? ''))
  const others = [...asked].filter((name) => !(name in variables.shape))
  expect(ofContainers.map(({ name }) => name).sort()).toEqual(others.sort())
})

test('.env.example: a shell reads each value as it is written', () => {
  const all = example.map((line) => (LINE.test(line) ? line.replace(/^#/, '') : line)).join('\n')
  const print = [...lines, ...ofContainers].map(({ name }) => `printf '%s\\n' "$${name}"`)
  const read = execFileSync('sh', ['-eu'], { input: `${all}\n${print.join('\n')}`, encoding: 'utf8' })
  expect(read.split('\n').slice(0, -1)).toEqual([...lines, ...ofContainers].map(({ value }) => value))
})

test('.env.example: has no value for a secret', () => {
  expect(lines.filter(({ value }) => value === '').map(({ name }) => name)).toEqual([
    ...[
      'TOKEN_SECRET',
      'ADMIN_SECRET_KEY',
      'BACKUP_KEY',
      'METRICS_TOKEN',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
    ],
  ])
})

test.each(examples)('.env.example: $name may be $value', ({ name, value }) => {
  expect(variables.shape[name as keyof Variables].safeParse(value).success).toBe(true)
})

test('.env.example: shows the default of each setting that has one', () => {
  const defaults = Object.entries(variables.parse({})).filter(([, value]) => value !== undefined)
  const shown = new Map(examples.map(({ name, value }) => [name, value]))
  for (const [name, value] of defaults)
    if (name !== 'HOLIDAYS')
      expect(variables.shape[name as keyof Variables].parse(shown.get(name))).toEqual(value)
})
