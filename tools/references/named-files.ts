// Finds files that a document names and that do not exist.

const FILE = /(?<![\w/.*@:-])(?:[\w-]+\/)*[\w.-]*[\w-]\.(?:ts|tsx|mjs|css|test|spec)(?![\w/*])/g
/** They name files of other projects, or of earlier versions. */
const FREE = /^(docs\/razorpay|CHANGELOG)\.md$/

/** The ends of a path, from the whole of it to its last part. */
const endsOf = (path: string): string[] =>
  path.split('/').map((_, index, parts) => parts.slice(index).join('/'))

/**
 * A document may leave out the first folders of a path, `src`, and the ending of a test: `contract/dates.ts` and `dates.test`
 * name files of packages/contract/src.
 */
export function missingFiles(
  files: ReadonlyMap<string, string>,
): { path: string; line: number; what: string }[] {
  const known = new Set(
    [...files.keys()]
      .flatMap((path) => [path, path.replace('/src/', '/')])
      .flatMap((path) => [path, path.replace(/\.tsx?$/, '')])
      .flatMap(endsOf),
  )
  return [...files]
    .filter(([path]) => path.endsWith('.md') && !FREE.test(path))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          Array.from(line.matchAll(FILE), ([name]) => ({ path, line: index + 1, name })),
        )
        .filter(({ name }) => !known.has(name))
        .map(({ line, name }) => ({ path, line, what: `names the file ${name}, which does not exist` })),
    )
}
