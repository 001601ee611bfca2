// Runs the architecture rules: who may import whom, and which file alone may use which word. A failure says how to mend it.
import { describe, expect, it } from 'vitest'
import { architectureRules } from './architecture/all.ts'
import { examples } from './architecture/examples/all.ts'
import { readSources } from './architecture/read-sources.ts'
import type { Source } from './architecture/source.ts'

const asSources = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }))

describe('our sources keep the architecture rules', () => {
  const sources = readSources()

  it.each(architectureRules)('$name', ({ violationsIn, remedy }) => {
    const told = violationsIn(sources).map(({ path, line, what }) => `${path}:${line} ${what}`)
    expect(told, remedy).toEqual([])
  })
})

describe('each rule can fail', () => {
  it.each(architectureRules)('$name: has an example', ({ name }) => {
    expect(examples.map(({ rule }) => rule)).toContain(name)
  })

  it.each(examples)('$rule: refuses its example and lets its neighbour pass', ({ rule, breaks, keeps }) => {
    const violationsIn = architectureRules.find(({ name }) => name === rule)?.violationsIn
    expect(violationsIn?.(asSources(breaks))).toHaveLength(1)
    expect(violationsIn?.(asSources(keeps))).toEqual([])
  })
})
