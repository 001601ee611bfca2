// Rules for plain language: the subject comes first, and a title is short.
import type { ArchitectureRule, Violation } from './rule.ts'
import { commentsOf, lineAt, type Source } from './source.ts'

/** Rewritten by others at this time. */
const EXEMPT =
  /^packages\/web\/|^packages\/server\/src\/(features\/(payouts|payments\/refund|settlements)|test\/simulation)\/|disputes?\b|\bpayouts?\b/
const REMEDY =
  'Begin with the subject, then the verb: one sentence, one fact. A clause in front makes the reader wait for the subject.'

const SLOW_WORD = 'What|Where|Whoever|Of'
/** A sentence within a comment, marks of the comment included. */
const SLOW_SENTENCE = new RegExp(String.raw`(?:^|[.?!]["”’)]?)[\s*/-]+(?:${SLOW_WORD})\b`, 'g')
const SLOW_TITLE = new RegExp(`^(?:[\\w -]+: )?(?:${SLOW_WORD})\\b`, 'i')

const MAX_TEST_TITLE = 100
const MAX_COMMIT_TITLE = 72
/** The first argument of test(…), it.each(…)(…), describe(…), with its id behind it. */
const TEST_TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*?)( \[[\w-]+\])?\1\s*,/g

/** True for a title that begins with a clause, or is longer than `max` characters. */
const isSlow = (title: string, max: number): boolean => SLOW_TITLE.test(title) || title.length > max
export const isSlowCommit = (title: string): boolean => isSlow(title, MAX_COMMIT_TITLE)

const inBound = (sources: Source[], violationsIn: (source: Source) => Violation[]): Violation[] =>
  sources.filter(({ path }) => !EXEMPT.test(path)).flatMap(violationsIn)

export const languageRules: ArchitectureRule[] = [
  {
    name: 'no sentence of a comment begins with What, Where, Whoever or Of',
    remedy: REMEDY,
    violationsIn: (sources) =>
      inBound(sources, ({ path, text }) =>
        commentsOf({ path, text }).flatMap(({ comment, index }) =>
          [...comment.matchAll(SLOW_SENTENCE)].map((found) => ({
            path,
            line: lineAt(text, index + found.index + found[0].trimEnd().length),
            what: `begins a sentence: ${found[0].trim()}`,
          })),
        ),
      ),
    breaks: [
      { 'packages/a.ts': '// What is kept.' },
      { 'packages/a.ts': '/**\n * It is kept.\n * Where it is not, it goes.\n */' },
      { 'packages/a.sql': '-- Rows.\n-- They stay. Of these\n-- some go.' },
    ],
  },
  {
    name: `a test’s title has at most ${MAX_TEST_TITLE} characters, and begins with its subject`,
    remedy: REMEDY,
    violationsIn: (sources) =>
      inBound(sources, ({ path, text }) =>
        /\.(test|spec)\.tsx?$/.test(path)
          ? [...text.matchAll(TEST_TITLE)]
              .filter(([, , title = '']) => isSlow(title, MAX_TEST_TITLE))
              .map(({ index, 2: title }) => ({
                path,
                line: lineAt(text, index),
                what: `is titled: ${title}`,
              }))
          : [],
      ),
    breaks: [
      { 'packages/a.test.ts': `test('whoever asks is told [order-1]', () => {})` },
      { 'packages/a.test.ts': `it.each([1])('${'a'.repeat(MAX_TEST_TITLE + 1)}', () => {})` },
    ],
  },
]
