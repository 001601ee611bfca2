// Checks that text which stands beside something that comes, goes or changes has an element of its own: foreign-hands/ says why.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface Node {
  type: string
  start: number
  [field: string]: unknown
}
type Kind = 'text' | 'element' | 'nothing' | 'value' | 'unknown'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** They never change, as text does. */
const CONSTANT = /^[A-Z][A-Z_]+$/
const SENTENCES = /sentences$/i

/** The kinds of thing that a child of an element may be. */
function kindsOf(child: Node): Kind[] {
  const of = (field: string) => kindsOf(child[field] as Node)
  switch (child.type) {
    case 'JSXText':
      return /^\s*\n\s*$/.test(child.value as string) ? [] : ['text']
    case 'TemplateLiteral':
      return ['text']
    case 'Literal':
      return [typeof child.value === 'string' ? 'text' : 'nothing']
    case 'JSXElement':
    case 'JSXFragment':
      return ['element']
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return of('expression')
    case 'JSXEmptyExpression':
      return []
    case 'LogicalExpression':
      return child.operator === '&&' ? ['nothing', ...of('right')] : [...of('left'), ...of('right')]
    case 'ConditionalExpression':
      return [...of('consequent'), ...of('alternate')]
    case 'CallExpression':
    case 'BinaryExpression':
      return ['value']
    case 'Identifier':
      return [CONSTANT.test(child.name as string) ? 'text' : 'value']
    case 'MemberExpression':
      return [SENTENCES.test((child.object as Node).name as string) ? 'text' : 'value']
    default:
      return ['unknown']
  }
}

function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value === 'object' && value !== null)
    for (const field of Object.values(value)) yield* nodesIn(field)
}

/** The lines of elements with bare text and a child that comes, goes, or becomes something else: another text, too. */
function linesWithBareText(path: string, source: string): string[] {
  const { program } = parseSync(path, source, { lang: 'tsx' })
  return [...nodesIn(program)].flatMap(({ type, children, start }) => {
    if (type !== 'JSXElement' && type !== 'JSXFragment') return []
    const kinds = (children as Node[])
      .map((child) => [...new Set(kindsOf(child))])
      .filter(({ length }) => length)
    const changes = kinds.some((ofChild) => ofChild.length > 1 || ofChild.includes('value'))
    const isBroken = kinds.length > 1 && kinds.flat().includes('text') && changes
    return isBroken ? [`${path}:${source.slice(0, start).split('\n').length}`] : []
  })
}

test.each([
  ['<p>{isNew && <Star />} Asha</p>', 1],
  ['<p>{isNew && <Star />}<span>Asha</span></p>', 0],
  ['<p>{name} {note && "why"}</p>', 1],
  ['<p>{isNew ? "New" : "Old"}</p>', 0],
  ['<p>{count} guests</p>', 1],
  ['<p>{`many guests`}</p>', 0],
  ['<p>{sentences.more} {PRODUCT_NAME}</p>', 0],
])('%s', (source, count) => {
  expect(linesWithBareText('example.tsx', source)).toHaveLength(count)
})

test('text beside something that comes, goes or changes has an element of its own', () => {
  const root = join(import.meta.dirname, '..')
  const broken = globSync('{app,guest}/**/*.tsx', { cwd: root })
    // Long texts, which do not change.
    .filter((path) => !path.startsWith('app/features/legal/'))
    .flatMap((path) => linesWithBareText(path, readFileSync(join(root, path), 'utf8')))
  expect(broken, 'Put the text into a <span>, or make one string of it.').toEqual([])
})
