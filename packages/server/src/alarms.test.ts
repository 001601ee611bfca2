// Each alarm is documented for operators, under the name in the log.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ALARMS, raise, timesRaised } from './alarms.ts'

test('docs/two-in-the-morning.md explains each alarm, and no other', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/two-in-the-morning.md'), 'utf8')
  const explained = [...page.matchAll(/^\| `([a-z]+-[a-z-]+)` \|/gm)].map(([, name]) => name)
  expect(explained.toSorted()).toEqual(Object.keys(ALARMS).toSorted())
})

test('an alarm is a line at level error with its name, and is counted', () => {
  const log = { error: vi.fn() }
  const before = timesRaised('books-wrong')
  raise(log, 'books-wrong', { found: 1 })
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ alarm: 'books-wrong', found: 1 }, 'the books are wrong')
  expect(timesRaised('books-wrong')).toBe(before + 1)
})
