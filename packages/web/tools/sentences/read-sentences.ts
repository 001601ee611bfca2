// Reads the sentences of a source file: each text that people read, with its key, its gaps and the comment above it.
import { parseSync } from 'vite'

export interface Sentence {
  /** The names that lead to it, the same in every language: `moneySentences.states.late`; `#2` for the second text of one function. */
  key: string
  /** A value that the code puts in stands as `{amount}`. */
  text: string
  /** The code of each gap, by its name. A plain string has none: braces in it are words. */
  gaps: ReadonlyMap<string, string>
  comment: string
  /** The literal in the file. */
  start: number
  end: number
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The nodes directly within, as the file has them. */
const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((field) => (Array.isArray(field) ? field : [field]))
    .filter(isNode)
    .sort((a, b) => a.start - b.start)

const WITHOUT_TYPES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']
/** `bank-account`, `fixUpiId`: the program's words. */
const CODE = /^[a-z]+((-[a-z]+)+|[A-Z]\w*)$/
const isText = (text: string): boolean => /\p{L}/u.test(text) && !CODE.test(text)

/** A name in one language is the name in each: `moneySentencesInHindi`. */
const nameOf = ({ name, value }: Node): string => String(name ?? value).replace(/InHindi$/, '')

/** The last name of an expression, which is nearest to what it means: `on(at)` → `at`. */
function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)]
  return node.type === 'TemplateLiteral' ? [] : childrenOf(node).flatMap(namesIn)
}

/** The nodes within in which texts may stand: neither types nor codes. */
function placesIn(node: Node): Node[] {
  if (node.type === 'BinaryExpression' && node.operator !== '+')
    return childrenOf(node).filter(({ type }) => type !== 'Literal')
  if (node.type === 'MemberExpression') return [node.object as Node]
  if (node.type === 'CallExpression') {
    const { type, name = '' } = node.callee as Node
    const isOfText = type === 'MemberExpression' || /^format/.test(String(name))
    return childrenOf(node).filter((child) => !(isOfText && child.type === 'Literal'))
  }
  return childrenOf(node)
}

/** @throws where the file is no TypeScript */
export function readSentences(source: string): Sentence[] {
  const { program, comments, errors } = parseSync('sentences.ts', source)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  const found: Sentence[] = []
  const counts = new Map<string, number>()

  function add({ start, end }: Node, path: string[], comment: string, text: string, gaps = new Map()) {
    if (!isText(text.replace(/\{[^}]*\}/g, ''))) return
    const place = path.join('.')
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    found.push({ key: count === 1 ? place : `${place}#${count}`, text, gaps, comment, start, end })
  }

  function addTemplate(node: Node, path: string[], comment: string) {
    const gaps = new Map<string, string>()
    const texts = (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked)
    const parts = (node.expressions as Node[]).map((expression) => {
      const name = namesIn(expression).at(-1) ?? 'value'
      const same = [...gaps.keys()].filter((gap) => gap.split(' ')[0] === name).length
      const gap = same === 0 ? name : `${name} ${same + 1}`
      gaps.set(gap, source.slice(expression.start, expression.end))
      return `{${gap}}`
    })
    add(node, path, comment, texts.map((text, place) => text + (parts[place] ?? '')).join(''), gaps)
  }

  const commentAbove = ({ start }: Node): string => {
    const above = comments.findLast(({ end }) => end <= start)
    if (!above || source.slice(above.end, start).trim()) return ''
    return above.value
      .replace(/^\*|^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
  }

  function walk(node: Node, path: string[], comment: string): void {
    if (/^(Import|Export(All|Default))/.test(node.type)) return
    if (node.type.startsWith('TS')) {
      if (WITHOUT_TYPES.includes(node.type)) walk(node.expression as Node, path, comment)
      return
    }
    if (node.type === 'Literal') {
      if (typeof node.value === 'string') add(node, path, comment, node.value)
    } else if (node.type === 'TemplateLiteral') {
      addTemplate(node, path, comment)
      for (const expression of node.expressions as Node[]) walk(expression, path, comment)
    } else if (node.type === 'Property') {
      walk(node.value as Node, [...path, nameOf(node.key as Node)], commentAbove(node) || comment)
    } else if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') {
      const inner = path.length > 0 ? path : [nameOf(node.id as Node)]
      for (const child of [node.init, node.body].filter(isNode)) walk(child, inner, comment)
    } else if (node.type === 'ArrayExpression') {
      for (const [place, child] of childrenOf(node).entries())
        walk(child, [...path, String(place + 1)], comment)
    } else for (const child of placesIn(node)) walk(child, path, comment)
  }
  // The parser's types name each kind of node; this walk reads all kinds alike.
  walk(program as unknown as Node, [], '')
  return found
}

/** `text` as a literal of the program, in place of `sentence`. */
export function literalOf({ gaps }: Sentence, text: string): string {
  const visible = text.replaceAll('\\', '\\\\').replaceAll('\u00a0', '\\u00a0')
  if (gaps.size === 0 && !text.includes('\n')) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
    return quote + visible.replaceAll(quote, `\\${quote}`) + quote
  }
  const escaped = visible.replaceAll('`', '\\`').replaceAll('${', '\\${')
  return `\`${escaped.replace(/\{([^{}]+)\}/g, (all, gap) => (gaps.has(gap) ? `\${${gaps.get(gap)}}` : all))}\``
}
