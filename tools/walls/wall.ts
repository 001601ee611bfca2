// What a wall is, and the two usual kinds: what a file may import, and which words it may hold.
import { codeOf, importsOf, isTest, lineAt, type Source } from './source.ts'

export type Breach = { path: string; line: number; what: string }

export type Wall = {
  /** The rule, as a sentence. */
  name: string
  /** What to do instead. */
  wayOut: string
  breachesIn(sources: Source[]): Breach[]
}

type Bound = {
  name: string
  wayOut: string
  /** The files that the wall binds; tests are never bound. */
  binds: RegExp
}

const bound = (sources: Source[], binds: RegExp): Source[] =>
  sources.filter((source) => binds.test(source.path) && !isTest(source))

/** Refuses imports by their target: a repository path, or the name of a package. */
export const importWall = ({
  refuses,
  binds,
  ...rest
}: Bound & { refuses: (target: string, path: string) => boolean }): Wall => ({
  ...rest,
  breachesIn: (sources) =>
    bound(sources, binds).flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => refuses(target, source.path))
        .map(({ target, index }) => ({
          path: source.path,
          line: lineAt(codeOf(source), index),
          what: `imports ${target}`,
        })),
    ),
})

/** Refuses words in code outside of the files that own them; comments are free. */
export const wordWall = ({
  words,
  owners,
  binds,
  ...rest
}: Bound & { words: RegExp; owners: RegExp }): Wall => ({
  ...rest,
  breachesIn: (sources) =>
    bound(sources, binds)
      .filter(({ path }) => !owners.test(path))
      .flatMap((source) =>
        codeOf(source)
          .split('\n')
          .flatMap((code, index) => {
            const [word] = words.exec(code) ?? []
            return word ? [{ path: source.path, line: index + 1, what: `says ${word.trim()}` }] : []
          }),
      ),
})
