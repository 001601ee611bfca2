// Finds references to sections, anchors, headings, faults or decisions that do not exist.
import { posix } from 'node:path'
import { type Document, readDocument } from './read-document.ts'

/** By their paths from the root, with `/`. Of what is no document only the names matter: a link may lead to it. */
export type Files = ReadonlyMap<string, string>
export type Broken = { path: string; line: number; what: string }

const NUMBERS = String.raw`\d+(?:(?:, | and )\d+)*`
const DOCUMENT = String.raw`[\w./-]*[\w-]\.md`
const SECTIONS = new RegExp(
  String.raw`(?:(${DOCUMENT})\)?|RFC \d+) (§[\d.]*\d(?:(?:, | and )§[\d.]*\d)*)`,
  'g',
)
const FAULTS = new RegExp(String.raw`\bfaults? (${NUMBERS})`, 'gi')
const DECISIONS = new RegExp(String.raw`\bdecisions? (${NUMBERS})`, 'gi')
const MENTION =
  /(?<![\w/.-])((?:docs\/[\w/-]+|ARCHITECTURE|README|CONTRIBUTING|CHANGELOG)\.md)(?:#([\w-]+)|, “([^”]+)”)?/g
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g
/** The document with the table of faults. */
const FAULTS_DOCUMENT = 'docs/faults.md'

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? []
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Every broken reference in `files` that are text: sources and documents. */
export function brokenReferences(files: Files): Broken[] {
  const documents = new Map<string, Document>()
  const documentAt = (path: string): Document | undefined => {
    const text = files.get(path)
    if (text !== undefined && !documents.has(path)) documents.set(path, readDocument(text))
    return documents.get(path)
  }
  const decisions = new Set(
    [...files.keys()].map((path) => /^docs\/decisions\/0*(\d+)-/.exec(path)?.[1]).filter(Boolean),
  )
  const folders = new Set([...files.keys()].flatMap((path) => allFoldersOf(path)))

  return [...files].flatMap(([path, text]) => {
    const beside = (target: string): string => posix.join(posix.dirname(path), target)
    const found: Broken[] = []
    const tell = (index: number, what: string) => found.push({ path, line: lineAt(text, index), what })
    const every = (pattern: RegExp, check: (match: RegExpExecArray) => string[]) => {
      for (const match of text.matchAll(pattern)) for (const what of check(match)) tell(match.index, what)
    }

    every(SECTIONS, ([, named, sections = '']) => {
      if (!named) return []
      const document = documentAt(named) ?? documentAt(beside(named))
      if (!document) return [`names ${named}, which does not exist`]
      return numbersIn(sections)
        .filter((section) => !document.sections.has(section))
        .map((section) => `${named} has no section ${section}`)
    })
    every(/§/g, ({ index }) => {
      const known = Array.from(text.matchAll(SECTIONS))
      return known.some((one) => one.index < index && index < one.index + one[0].length)
        ? []
        : ['a § names no document: write “docs/name.md §7”, or “RFC 1234 §5”']
    })
    every(FAULTS, ({ index, 1: numbers = '' }) => {
      if (path !== FAULTS_DOCUMENT && !text.slice(0, index).endsWith(`${FAULTS_DOCUMENT} `))
        return [`names a fault without its table: write “${FAULTS_DOCUMENT} fault ${numbers}”`]
      return numbersIn(numbers)
        .filter((number) => !documentAt(FAULTS_DOCUMENT)?.rows.has(number))
        .map((number) => `${FAULTS_DOCUMENT} has no fault ${number}`)
    })
    every(DECISIONS, ([, numbers = '']) =>
      numbersIn(numbers)
        .filter((number) => !decisions.has(String(Number(number))))
        .map((number) => `there is no decision ${number}`),
    )
    every(MENTION, ([, named = '', anchor, heading]) => broken(documentAt(named), named, anchor, heading))
    if (path.endsWith('.md'))
      every(LINK, ([, target = '', anchor]) => {
        const to = target === '' ? path : beside(target.replace(/\/$/, ''))
        if (!files.has(to) && !folders.has(to)) return [`links to ${to}, which does not exist`]
        return anchor ? broken(documentAt(to), to, anchor) : []
      })
    return found
  })
}

function broken(document: Document | undefined, named: string, anchor?: string, heading?: string): string[] {
  if (!document) return [`names ${named}, which does not exist`]
  if (anchor && !document.anchors.has(anchor)) return [`${named} has no anchor #${anchor}`]
  return heading && !document.headings.has(heading) ? [`${named} has no heading “${heading}”`] : []
}

const allFoldersOf = (path: string): string[] =>
  path.includes('/') ? [posix.dirname(path), ...allFoldersOf(posix.dirname(path))] : []
