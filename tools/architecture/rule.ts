// What an architecture rule is, and the two usual kinds: what a file may import, and which words it may hold.
import { codeOf, importsOf, isTest, lineAt, type Source } from './source.ts'

export type Violation = { path: string; line: number; what: string }

export type ArchitectureRule = {
  /** The rule, as a sentence. */
  name: string
  /** What to do instead. */
  remedy: string
  violationsIn(sources: Source[]): Violation[]
}

type Bound = {
  name: string
  remedy: string
  /** The files that the rule binds; tests are never bound. */
  binds: RegExp
}

const bound = (sources: Source[], binds: RegExp): Source[] =>
  sources.filter((source) => binds.test(source.path) && !isTest(source))

/** Refuses imports by their target: a repository path, or the name of a package. */
export const importRule = ({
  refuses,
  binds,
  ...rest
}: Bound & { refuses: (target: string, path: string) => boolean }): ArchitectureRule => ({
  ...rest,
  violationsIn: (sources) =>
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
export const wordRule = ({
  words,
  owners,
  binds,
  ...rest
}: Bound & { words: RegExp; owners: RegExp }): ArchitectureRule => ({
  ...rest,
  violationsIn: (sources) =>
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
