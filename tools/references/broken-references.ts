// Finds references to sections, anchors, headings, faults or decisions that do not exist.
import { posix } from 'node:path'
import { type Paper, readPaper } from './read-paper.ts'

/** By their paths from the root, with `/`. Of what is no paper only the names matter: a link may lead to it. */
export type Files = ReadonlyMap<string, string>
export type Broken = { path: string; line: number; what: string }

const NUMBERS = String.raw`\d+(?:(?:, | and )\d+)*`
const PAPER = String.raw`[\w./-]*[\w-]\.md`
const SECTIONS = new RegExp(String.raw`(?:(${PAPER})\)?|RFC \d+) (§[\d.]*\d(?:(?:, | and )§[\d.]*\d)*)`, 'g')
const FAULTS = new RegExp(String.raw`\bfaults? (${NUMBERS})`, 'gi')
const DECISIONS = new RegExp(String.raw`\bdecisions? (${NUMBERS})`, 'gi')
const MENTION =
  /(?<![\w/.-])((?:docs\/[\w/-]+|ARCHITECTURE|README|CONTRIBUTING|CHANGELOG)\.md)(?:#([\w-]+)|, “([^”]+)”)?/g
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g
/** The paper with the table of faults. */
const FAULTS_PAPER = 'docs/faults.md'

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? []
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Every broken reference in `files` that are text: sources and papers. */
export function brokenReferences(files: Files): Broken[] {
  const papers = new Map<string, Paper>()
  const paperAt = (path: string): Paper | undefined => {
    const text = files.get(path)
    if (text !== undefined && !papers.has(path)) papers.set(path, readPaper(text))
    return papers.get(path)
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
      const paper = paperAt(named) ?? paperAt(beside(named))
      if (!paper) return [`names ${named}, which does not exist`]
      return numbersIn(sections)
        .filter((section) => !paper.sections.has(section))
        .map((section) => `${named} has no section ${section}`)
    })
    every(/§/g, ({ index }) => {
      const known = Array.from(text.matchAll(SECTIONS))
      return known.some((one) => one.index < index && index < one.index + one[0].length)
        ? []
        : ['a § names no paper: write “docs/name.md §7”, or “RFC 1234 §5”']
    })
    every(FAULTS, ({ index, 1: numbers = '' }) => {
      if (path !== FAULTS_PAPER && !text.slice(0, index).endsWith(`${FAULTS_PAPER} `))
        return [`names a fault without its table: write “${FAULTS_PAPER} fault ${numbers}”`]
      return numbersIn(numbers)
        .filter((number) => !paperAt(FAULTS_PAPER)?.rows.has(number))
        .map((number) => `${FAULTS_PAPER} has no fault ${number}`)
    })
    every(DECISIONS, ([, numbers = '']) =>
      numbersIn(numbers)
        .filter((number) => !decisions.has(String(Number(number))))
        .map((number) => `there is no decision ${number}`),
    )
    every(MENTION, ([, named = '', anchor, heading]) => broken(paperAt(named), named, anchor, heading))
    if (path.endsWith('.md'))
      every(LINK, ([, target = '', anchor]) => {
        const to = target === '' ? path : beside(target.replace(/\/$/, ''))
        if (!files.has(to) && !folders.has(to)) return [`links to ${to}, which does not exist`]
        return anchor ? broken(paperAt(to), to, anchor) : []
      })
    return found
  })
}

function broken(paper: Paper | undefined, named: string, anchor?: string, heading?: string): string[] {
  if (!paper) return [`names ${named}, which does not exist`]
  if (anchor && !paper.anchors.has(anchor)) return [`${named} has no anchor #${anchor}`]
  return heading && !paper.headings.has(heading) ? [`${named} has no heading “${heading}”`] : []
}

const allFoldersOf = (path: string): string[] =>
  path.includes('/') ? [posix.dirname(path), ...allFoldersOf(posix.dirname(path))] : []
