// Settings that documents show as lines to be copied are settings, with values that the server accepts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Variables, variables } from './variables.ts'

const DOCS = join(import.meta.dirname, '../../../../docs')
const lines = readdirSync(DOCS)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => [...readFileSync(join(DOCS, name), 'utf8').matchAll(/^```env\n(.*?)^```/gms)])
  .flatMap(([, text = '']) => text.trim().split('\n'))

test.each(lines)('documents may show %s', (line) => {
  const [, name = '', value] = /^([A-Z_]+)=(.+)$/.exec(line) ?? []
  expect(variables.shape[name as keyof Variables]?.safeParse(value)).toMatchObject({ success: true })
})
