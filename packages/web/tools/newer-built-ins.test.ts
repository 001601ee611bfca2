// Checks the built scripts for built-ins that are newer than the oldest browsers of their audience, by MDN's data.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { type Audience, floorOf } from './browser-floor.ts'

const NAMES_IN_DATA = {
  chrome: 'chrome',
  samsung: 'samsunginternet_android',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const

/** Of React, Base UI and their like, with the name of a newer built-in; or used only where the browser has it. */
const NOT_BUILT_IN = [
  ...['.use', '.displayName', '.isError', '.handler', '.toArray', '.dispose'],
  ...['.captureStackTrace', '.stackTraceLimit'],
]

const isAtMost = (version: string, floor: string): boolean => {
  const [a = 0, b = 0] = version.split('.').map(Number)
  const [c = 0, d = 0] = floor.split('.').map(Number)
  return a < c || (a === c && b <= d)
}

function isKnown({ __compat: compat }: Identifier, audience: Audience): boolean {
  return [...floorOf(audience)].every(([browser, floor]) => {
    const support = compat?.support[NAMES_IN_DATA[browser as keyof typeof NAMES_IN_DATA]]
    const statements: SimpleSupportStatement[] = support === undefined ? [] : [support].flat()
    return statements.some(
      ({ version_added: added, flags, prefix }) =>
        typeof added === 'string' && !flags && !prefix && isAtMost(added.replace('≤', ''), floor),
    )
  })
}

const builtIns = data.javascript.builtins as unknown as Record<string, Identifier>
const objects = { ...data.api, ...builtIns } as Record<string, Identifier>
const members = Object.entries(objects).flatMap(([object, identifier]) =>
  Object.entries(identifier)
    .filter(([name]) => /^\w+$/.test(name) && name !== '__compat')
    .map(([name, member]) => ({ object, name, member: member as Identifier })),
)

/** `Object.groupBy` by both names, and `.toSorted` where no object has a method of that name that is old enough. */
function newerThan(audience: Audience): Set<string> {
  const known = members.filter(({ member }) => isKnown(member, audience))
  const knownNames = new Set(known.map(({ name }) => name.replace(/_static$/, '')))
  return new Set([
    ...Object.keys(builtIns).filter((name) => !isKnown(objects[name] as Identifier, audience)),
    ...members
      .filter((member) => !known.includes(member))
      .flatMap(({ object, name }) => {
        const plain = name.replace(/_static$/, '')
        if (plain !== name) return [`${object}.${plain}`]
        return builtIns[object] && !knownNames.has(plain) ? [`.${plain}`] : []
      }),
  ])
}

type Node = { type: string; [field: string]: unknown }
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as Node
  for (const field of Object.values(value)) yield* nodesIn(field)
}

/** The names that a script reads: `Set`, `.union`, `Object.groupBy`. */
const namesIn = (path: string): string[] =>
  [...nodesIn(parseSync(path, readFileSync(path, 'utf8')).program)].flatMap((node) => {
    if (node.type === 'NewExpression') return [String((node.callee as Node).name)]
    if (node.type !== 'MemberExpression' || node.computed) return []
    const property = (node.property as Node).name
    return [`.${property}`, `${(node.object as Node).name}.${property}`]
  })

test('scripts of hosts use nothing that their oldest browsers lack', () => {
  const root = join(import.meta.dirname, '..')
  const newer = newerThan('hosts')
  for (const name of NOT_BUILT_IN) newer.delete(name)
  const used = globSync('build/client/assets/*.js', { cwd: root }).flatMap((path) =>
    [...new Set(namesIn(join(root, path)))]
      .filter((name) => newer.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(used, 'Use something older, or ask whether it is there and say so in NOT_BUILT_IN.').toEqual([])
})
