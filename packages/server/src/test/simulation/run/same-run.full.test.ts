// A seed that failed can be repeated: it is the same run each time.
import { expect, test } from 'vitest'
import { openSimulatedDatabase } from '../database/database.ts'
import { simulate } from './simulate.ts'

test('the same seed repeats the same run, step by step', async () => {
  const database = await openSimulatedDatabase()
  const [once, again] = [
    await simulate(database, 4, { checkEvery: 40 }),
    await simulate(database, 4, { checkEvery: 200 }),
  ]
  expect(again.steps).toEqual(once.steps)
  await database.close()
}, 600_000)
