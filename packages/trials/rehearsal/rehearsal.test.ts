// A small wedding at three desks and online, with all that goes wrong in a hall (`npm run rehearsal` is the whole one).
import { expect, test } from 'vitest'
import { runRehearsal } from './run-rehearsal.ts'

const SMALL = { online: 6, written: 18 }

test('every gift of a wedding is in register, counts and book once [desk-1]', async () => {
  const checks = await runRehearsal(SMALL)
  expect(checks.filter(({ violations }) => violations.length > 0)).toEqual([])
})
