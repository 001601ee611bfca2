// Rules for plain language: the subject comes first, and a title is short.
import type { ArchitectureRule } from './rule.ts'
import { commentsOf, lineAt, type Source } from './source.ts'

const SLOW_WORD = 'What|Where|Whoever|Of'
/** A sentence within a comment or a document, marks of the comment included. */
export const SLOW_SENTENCE = new RegExp(String.raw`(?:^|[.?!]["”’)]?)[\s*/-]+(?:${SLOW_WORD})\b`, 'g')
const SLOW_TITLE = new RegExp(`^(?:[\\w -]+: )?(?:${SLOW_WORD})\\b`, 'i')

const MAX_TEST_TITLE = 100
const MAX_COMMIT_TITLE = 72
/** The first argument of test(…), it.each(…)(…), describe(…), with its id behind it. */
const TEST_TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*?)( \[[\w-]+\])?\1\s*,/g

/** True for a title that begins with a clause, or is longer than `max` characters. */
const isSlow = (title: string, max: number): boolean => SLOW_TITLE.test(title) || title.length > max
export const isSlowCommit = (title: string): boolean => isSlow(title, MAX_COMMIT_TITLE)

type Found = { index: number; what: string }

const languageRule = (
  name: string,
  findIn: (source: Source) => Found[],
  breaks: ArchitectureRule['breaks'],
): ArchitectureRule => ({
  name,
  remedy:
    'Begin with the subject, then the verb: one sentence, one fact. A clause in front makes the reader wait for the subject.',
  violationsIn: (sources) =>
    sources.flatMap((source) =>
      findIn(source).map(({ index, what }) => ({
        path: source.path,
        line: lineAt(source.text, index),
        what: `begins, or is titled: ${what}`,
      })),
    ),
  breaks,
})

export const languageRules: ArchitectureRule[] = [
  languageRule(
    'no sentence of a comment begins with What, Where, Whoever or Of',
    (source) =>
      commentsOf(source).flatMap(({ comment, index }) =>
        [...comment.matchAll(SLOW_SENTENCE)].map(({ 0: what, index: at }) => ({
          index: index + at + what.length,
          what,
        })),
      ),
    [
      { 'packages/a.ts': '// What is kept.' },
      { 'packages/a.ts': '/**\n * It is kept.\n * Where it is not, it goes.\n */' },
      { 'packages/a.sql': '-- Rows.\n-- They stay. Of these\n-- some go.' },
    ],
  ),
  languageRule(
    `a test’s title has at most ${MAX_TEST_TITLE} characters, and begins with its subject`,
    ({ path, text }) =>
      [...(/\.(test|spec)\.tsx?$/.test(path) ? text.matchAll(TEST_TITLE) : [])]
        .map(({ index, 2: what = '' }) => ({ index, what }))
        .filter(({ what }) => isSlow(what, MAX_TEST_TITLE)),
    [
      { 'packages/a.test.ts': `test('whoever asks is told [order-1]', () => {})` },
      { 'packages/a.test.ts': `it.each([1])('${'a'.repeat(MAX_TEST_TITLE + 1)}', () => {})` },
    ],
  ),
]
