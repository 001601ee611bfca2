// Keeps the walls of the house: who may import whom, and who alone may say what. A refusal tells the way out.
import { describe, expect, it } from 'vitest'
import { walls } from './walls/all.ts'
import { examples } from './walls/examples.ts'
import { readSources } from './walls/read-sources.ts'
import type { Source } from './walls/source.ts'

const asSources = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }))

describe('our sources keep the walls', () => {
  const sources = readSources()

  it.each(walls)('$name', ({ breachesIn, wayOut }) => {
    const told = breachesIn(sources).map(({ path, line, what }) => `${path}:${line} ${what}`)
    expect(told, wayOut).toEqual([])
  })
})

describe('each wall can fail', () => {
  it.each(walls)('$name: has an example', ({ name }) => {
    expect(examples.map(({ wall }) => wall)).toContain(name)
  })

  it.each(examples)('$wall: refuses its example and lets its neighbour pass', ({ wall, breaks, keeps }) => {
    const breachesIn = walls.find(({ name }) => name === wall)?.breachesIn
    expect(breachesIn?.(asSources(breaks))).toHaveLength(1)
    expect(breachesIn?.(asSources(keeps))).toEqual([])
  })
})
