// .env.example lists every setting of the server and no other, with values that the server accepts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Variables, variables } from './variables.ts'

const EXAMPLE = join(import.meta.dirname, '../../../../.env.example')
const LINE = /^#?([A-Z][A-Z_]*)=(.*)$/

const lines = readFileSync(EXAMPLE, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, value] = LINE.exec(line) ?? []
    return name === undefined ? [] : [{ name, value: value ?? '' }]
  })
/** Secrets have no value: an operator who copies the file would keep it. */
const examples = lines.filter(({ value }) => value !== '')

test('.env.example: has each setting once, and nothing else', () => {
  expect(lines.map(({ name }) => name).sort()).toEqual(Object.keys(variables.shape).sort())
})

test('.env.example: has no value for a secret', () => {
  expect(lines.filter(({ value }) => value === '').map(({ name }) => name)).toEqual([
    ...[
      'TOKEN_SECRET',
      'ADMIN_SECRET_KEY',
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
