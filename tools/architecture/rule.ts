// The form of an architecture rule, and the two usual kinds: imports that a file may have, and words that it may hold.
import { codeOf, importsOf, isTest, type Source } from './source.ts'

export type Violation = { path: string; line: number; what: string }
export interface ArchitectureRule {
  /** The rule, as a sentence. */
  name: string
  /** The way out. */
  remedy: string
  violationsIn(sources: Source[]): Violation[]
  /** Texts of small sources, by their paths: each example breaks the rule once. */
  breaks: Record<string, string>[]
}

type Bound = Omit<ArchitectureRule, 'violationsIn'> & {
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
        .map(({ target, line }) => ({ path: source.path, line, what: `imports ${target}` })),
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
