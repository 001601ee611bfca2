// Options and plan of the seed: refused where they are wrong or unsafe, and repeatable.
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { readOptions, refuseProduction } from './options.ts'
import { makePlan } from './plan.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
const OPTIONS = readOptions(['--hosts', '5', '--contributions', '100'])

test('seed: the same options make the same people, events and amounts', () => {
  expect(makePlan(OPTIONS, NOW)).toEqual(makePlan(OPTIONS, NOW))
})

test('seed: is refused in production', () => {
  expect(() => refuseProduction({ production: true })).toThrow('This is production')
  expect(() => refuseProduction(readSettings({}))).not.toThrow()
})

test.each([['--hosts', '4'], ['--contributions', 'many'], ['--guests', '5'], ['twenty']])(
  'seed: wrong options are answered with how it is called: %s %s',
  (...words) => {
    expect(() => readOptions(words.filter((word) => word !== undefined))).toThrow(
      'npm run seed -- [--hosts 20]',
    )
  },
)
