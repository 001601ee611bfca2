// Finds references to documents that lead nowhere: to sections, anchors, headings, decisions, and files that documents name.
import { posix } from 'node:path'

/** Texts by their paths from the root, with `/`; of a file that is no text the path alone matters. */
export type Files = ReadonlyMap<string, string>
type Page = {
  heading: Set<string>
  /** `7`, `7.1` */
  section: Set<string>
  /** As GitHub makes them of headings. */
  anchor: Set<string>
}

const HEADING = /^#{1,6} +(.+?)\s*$/gm
const NUMBERED = /^(\d+(?:\.\d+)*)\.? /
const SECTION = /([\w./-]*[\w-]\.md)\)? §([\d.]*\d)/g
const DECISION = /\bdecision (\d+)/gi
const MENTION =
  /(?<![\w/.-])((?:docs\/[\w/-]+|ARCHITECTURE|README|CONTRIBUTING|CHANGELOG)\.md)(?:#([\w-]+)|, “([^”]+)”)?/g
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g
const FILE = /(?<![\w/.*@:-])(?:[\w-]+\/)*[\w.-]*[\w-]\.(?:ts|tsx|mjs|css|test|spec)(?![\w/*])/g
/** They name files of other projects, or of earlier versions. */
const NAMES_OTHERS = /^(docs\/razorpay|CHANGELOG)\.md$/

/** Letters and digits in lower case, with hyphens for blanks. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')

function readDocument(markdown: string): Page {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const headings = [...text.matchAll(HEADING)].map(([, heading = '']) => heading)
  return {
    heading: new Set(headings),
    section: new Set(headings.map((heading) => NUMBERED.exec(heading)?.[1] ?? '')),
    anchor: new Set(headings.map(anchorOf)),
  }
}

function broken(page: Page | undefined, named: string, part: keyof Page, name?: string): string[] {
  if (!page) return [`names ${named}, which does not exist`]
  return name === undefined || page[part].has(name) ? [] : [`${named} has no ${part} “${name}”`]
}

const foldersOf = (path: string): string[] =>
  path.includes('/') ? [posix.dirname(path), ...foldersOf(posix.dirname(path))] : []

/** The ends of a path, from the whole of it to its last part. */
const endsOf = (path: string): string[] =>
  path.split('/').map((_, index, parts) => parts.slice(index).join('/'))

/** Every broken reference in `files`, as `path:line reason`. */
export function brokenReferences(files: Files): string[] {
  const documents = new Map<string, Page>()
  const documentAt = (path: string): Page | undefined => {
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

    every(SECTION, ([, named = '', section]) =>
      broken(documentAt(named) ?? documentAt(beside(named)), named, 'section', section),
    )
    every(DECISION, ([, number]) =>
      decisions.has(String(Number(number))) ? [] : [`there is no decision ${number}`],
    )
    every(MENTION, ([, named = '', anchor, heading]) =>
      broken(documentAt(named), named, heading ? 'heading' : 'anchor', heading ?? anchor),
    )
    if (!path.endsWith('.md')) return found
    every(LINK, ([, target = '', anchor]) => {
      const to = target === '' ? path : beside(target.replace(/\/$/, ''))
      if (!files.has(to) && !folders.has(to)) return [`links to ${to}, which does not exist`]
      return anchor ? broken(documentAt(to), to, 'anchor', anchor) : []
    })
    if (!NAMES_OTHERS.test(path))
      every(FILE, ([name]) => (names.has(name) ? [] : [`names the file ${name}, which does not exist`]))
    return found
  })
}
