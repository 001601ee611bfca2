// Checks the built scripts for built-ins that are newer than the oldest browsers of their audience.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { newerNames } from './newer-built-ins.ts'

/** Methods of React, zod and their like, and a sentence, with the name of a newer built-in; or used only where the browser has it. */
const NOT_BUILT_IN = [
  ...['.use', '.displayName', '.isError', '.handler', '.toArray', '.dispose', '.difference'],
  ...['.captureStackTrace', '.stackTraceLimit', '.startViewTransition()', '.skipTransition()'],
  ...['.share()', '.showModal()'],
  ...[
    '.maximize()',
    '.createContext()',
    '.watch()',
    '.check()',
    '.last()',
    '.subscribe()',
    '.toArray()',
    '.format()',
    '.device()',
  ],
  ...[
    '.checkVisibility()',
    '.isActive()',
    '.destroy()',
    '.build()',
    '.fetch()',
    '.run()',
    '.when()',
    '.lock()',
  ],
]

type Node = { type: string; [field: string]: unknown }
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as Node
  for (const field of Object.values(value)) yield* nodesIn(field)
}

/** The names that a script reads and calls: `Set`, `structuredClone`, `.union`, `.share()`, `Object.groupBy`. */
const namesIn = (path: string): string[] =>
  [...nodesIn(parseSync(path, readFileSync(path, 'utf8')).program)].flatMap((node) => {
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const { name, property } = node.callee as Node
      // `.share?.()` asks first.
      return property && !node.optional ? [`.${(property as Node).name}()`] : [String(name)]
    }
    if (node.type !== 'MemberExpression' || node.computed) return []
    const property = (node.property as Node).name
    return [`.${property}`, `${(node.object as Node).name}.${property}`]
  })

const root = join(import.meta.dirname, '..')
const SCRIPTS = [
  ['hosts', 'build/client/assets/*.js'],
  ['hosts', 'build/desk/**/*.js'],
  ['guests', 'build/guest/**/*.js'],
] as const

test.each(SCRIPTS)('scripts of %s in %s use nothing that their oldest browsers lack', (audience, files) => {
  const newer = newerNames(audience)
  for (const name of NOT_BUILT_IN) newer.delete(name)
  const paths = globSync(files, { cwd: root })
  const used = paths.flatMap((path) =>
    [...new Set(namesIn(join(root, path)))]
      .filter((name) => newer.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(used, 'Use something older, or ask whether it is there and say so in NOT_BUILT_IN.').toEqual([])
})

test.each(SCRIPTS)('no script of %s in %s looks behind: Safari before 16.4 refuses it whole', (_, files) => {
  const paths = globSync(files, { cwd: root })
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => /\(\?<[=!]/.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
