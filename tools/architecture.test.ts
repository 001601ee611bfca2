// Runs the architecture rules: who may import whom, which file alone may use which word, how sentences begin. A failure says how to mend it.
import { describe, expect, it } from 'vitest'
import { importRules } from './architecture/import-rules.ts'
import { languageRules } from './architecture/language-rules.ts'
import { orderRules } from './architecture/order-rules.ts'
import { readSources, type Source } from './architecture/source.ts'
import { textRules } from './architecture/text-rules.ts'

const sources = readSources()
const asSources = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }))

describe.each([...importRules, ...orderRules, ...textRules, ...languageRules])('$name', (rule) => {
  it('holds in our sources', () => {
    const found = rule.violationsIn(sources).map(({ path, line, what }) => `${path}:${line} ${what}`)
    expect(found, rule.remedy).toEqual([])
  })

  it('refuses its examples', () => {
    for (const files of rule.breaks) expect(rule.violationsIn(asSources(files))).toHaveLength(1)
    expect(rule.breaks.length).toBeGreaterThan(0)
  })
})
