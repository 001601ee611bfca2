// Finds references to documents that lead nowhere: to sections, anchors, headings, decisions, and files that documents name.
import { posix } from 'node:path'

/** Texts by their paths from the root, with `/`; of a file that is no text the path alone matters. */
export type Files = ReadonlyMap<string, string>
type Document = {
  headings: Set<string>
  /** `7`, `7.1`; `0.9` is the ninth point of a numbered list in section 0. */
  sections: Set<string>
  /** As GitHub makes them of headings. */
  anchors: Set<string>
}

const HEADING = /^#{1,6} +(.+?)\s*$/
const NUMBERED = /^(\d+(?:\.\d+)*)\.? /
const NUMBERS = String.raw`\d+(?:(?:, | and )\d+)*`
const DOCUMENT = String.raw`[\w./-]*[\w-]\.md`
const SECTIONS = new RegExp(
  String.raw`(?:(${DOCUMENT})\)?|RFC \d+) (§[\d.]*\d(?:(?:, | and )§[\d.]*\d)*)`,
  'g',
)
const DECISIONS = new RegExp(String.raw`\bdecisions? (${NUMBERS})`, 'gi')
const MENTION =
  /(?<![\w/.-])((?:docs\/[\w/-]+|ARCHITECTURE|README|CONTRIBUTING|CHANGELOG)\.md)(?:#([\w-]+)|, “([^”]+)”)?/g
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g
const FILE = /(?<![\w/.*@:-])(?:[\w-]+\/)*[\w.-]*[\w-]\.(?:ts|tsx|mjs|css|test|spec)(?![\w/*])/g
/** They name files of other projects, or of earlier versions. */
const NAMES_OTHERS = /^(docs\/razorpay|CHANGELOG)\.md$/

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? []

/** Letters and digits in lower case, with hyphens for blanks; of the second one of a name `-1` is added. */
function addAnchor(anchors: Set<string>, heading: string): void {
  const anchor = heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')
  let free = anchor
  for (let times = 1; anchors.has(free); times++) free = `${anchor}-${times}`
  anchors.add(free)
}

function readDocument(markdown: string): Document {
  const document: Document = { headings: new Set(), sections: new Set(), anchors: new Set() }
  let section = ''
  for (const line of markdown.replace(/^```[\s\S]*?^```/gm, '').split('\n')) {
    const [, heading] = HEADING.exec(line) ?? []
    const [, number] = NUMBERED.exec(heading ?? line) ?? []
    if (heading) {
      document.headings.add(heading)
      addAnchor(document.anchors, heading)
      section = number ?? ''
      if (number) document.sections.add(number)
    } else if (number && section) document.sections.add(`${section}.${number}`)
  }
  return document
}

function broken(document: Document | undefined, named: string, anchor?: string, heading?: string): string[] {
  if (!document) return [`names ${named}, which does not exist`]
  if (anchor && !document.anchors.has(anchor)) return [`${named} has no anchor #${anchor}`]
  return heading && !document.headings.has(heading) ? [`${named} has no heading “${heading}”`] : []
}

const foldersOf = (path: string): string[] =>
  path.includes('/') ? [posix.dirname(path), ...foldersOf(posix.dirname(path))] : []

/** The ends of a path, from the whole of it to its last part. */
const endsOf = (path: string): string[] =>
  path.split('/').map((_, index, parts) => parts.slice(index).join('/'))

/** Every broken reference in `files`, as `path:line reason`. */
export function brokenReferences(files: Files): string[] {
  const documents = new Map<string, Document>()
  const documentAt = (path: string): Document | undefined => {
    const text = files.get(path)
    if (text !== undefined && !documents.has(path)) documents.set(path, readDocument(text))
    return documents.get(path)
  }
  const paths = [...files.keys()]
  const decisions = new Set(paths.map((path) => /^docs\/decisions\/0*(\d+)-/.exec(path)?.[1]))
  const folders = new Set(paths.flatMap(foldersOf))
  // A document may leave out the first folders of a path, `src`, and the ending: `contract/dates.ts`, `dates.test`.
  const names = new Set(
    paths
      .flatMap((path) => [path, path.replace('/src/', '/')])
      .flatMap((path) => [path, path.replace(/\.tsx?$/, '')])
      .flatMap(endsOf),
  )

  return [...files].flatMap(([path, text]) => {
    const beside = (target: string): string => posix.join(posix.dirname(path), target)
    const found: string[] = []
    const every = (pattern: RegExp, check: (match: RegExpExecArray) => string[]) => {
      for (const match of text.matchAll(pattern))
        for (const reason of check(match))
          found.push(`${path}:${text.slice(0, match.index).split('\n').length} ${reason}`)
    }

    every(SECTIONS, ([, named, sections = '']) => {
      if (!named) return []
      const document = documentAt(named) ?? documentAt(beside(named))
      if (!document) return [`names ${named}, which does not exist`]
      const missing = numbersIn(sections).filter((section) => !document.sections.has(section))
      return missing.map((section) => `${named} has no section ${section}`)
    })
    every(DECISIONS, ([, numbers = '']) => {
      const missing = numbersIn(numbers).filter((number) => !decisions.has(String(Number(number))))
      return missing.map((number) => `there is no decision ${number}`)
    })
    every(MENTION, ([, named = '', anchor, heading]) => broken(documentAt(named), named, anchor, heading))
    if (!path.endsWith('.md')) return found
    every(LINK, ([, target = '', anchor]) => {
      const to = target === '' ? path : beside(target.replace(/\/$/, ''))
      if (!files.has(to) && !folders.has(to)) return [`links to ${to}, which does not exist`]
      return anchor ? broken(documentAt(to), to, anchor) : []
    })
    if (!NAMES_OTHERS.test(path))
      every(FILE, ([name]) => (names.has(name) ? [] : [`names the file ${name}, which does not exist`]))
    return found
  })
}
