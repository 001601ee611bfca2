// The titles of the tests, groups and steps that stand in a test file.

/** The first argument of test(…), it.each(…)(…), describe(…), test.step(…), where it is written out. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\[\s\S]|(?!\1)[\s\S])*)\1\s*,/g

/** As they are written in `source`, with placeholders for what is filled in. */
export const titlesIn = (source: string): string[] =>
  Array.from(source.matchAll(TITLE), ([, , title = '']) => title.replace(/\\(.)/g, '$1'))
