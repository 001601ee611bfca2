// What may follow `npm test --`.
import { describe, expect, it } from 'vitest'
import { stagesOf } from './list.mjs'
import { readArguments } from './read-arguments.mjs'

const read = (...args: string[]) => readArguments(args, stagesOf(false).flat())

describe('what follows `npm test --`', () => {
  it('names no check: all run', () => {
    expect(read()).toEqual({ only: undefined, tests: [] })
    expect(read('--all')).toEqual({ only: undefined, tests: [] })
  })

  it('names checks', () => {
    expect(read('--only=lint,journeys')).toEqual({ only: ['lint', 'journeys'], tests: [] })
  })

  it('names a check, and which of its tests run', () => {
    expect(read('--only=postgres', 'features/rating', '-t', 'a title')).toEqual({
      only: ['postgres'],
      tests: ['features/rating', '-t', 'a title'],
    })
  })

  it('names a check that there is not: refused with the names that there are', () => {
    expect(() => read('--only=lints')).toThrow('no check named “lints”. There are: build, lint')
  })

  it('names tests of no check, or of one that has none: refused', () => {
    expect(() => read('guest-list')).toThrow('Name the check')
    expect(() => read('--only=lint', 'guest-list')).toThrow('Name the check')
  })
})
