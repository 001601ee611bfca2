// Progress: nothing for what is quick, a bar in a terminal, lines elsewhere.
import { expect, test } from 'vitest'
import { openProgress } from './progress.ts'

function shown(isTTY: boolean) {
  let now = 0
  const written: string[] = []
  const progress = openProgress({ isTTY, write: (part: string) => written.push(part) }, () => now)
  const at = (ms: number, done: number) => {
    now = ms
    progress.show(done, 200_000, 'hosts')
  }
  return { at, progress, text: () => written.join('') }
}

test('what takes less than five seconds shows nothing', () => {
  const { at, progress, text } = shown(true)
  at(4_999, 100)
  progress.end()
  expect(text()).toBe('')
})

test('a terminal shows a bar, which is gone at the end', () => {
  const { at, progress, text } = shown(true)
  at(5_000, 50_000)
  at(5_100, 60_000)
  progress.end()
  expect(text()).toBe(`\r\u001b[K[########${'.'.repeat(22)}] 25 %, 50,000 of 2,00,000 rows: hosts\r\u001b[K`)
})

test('elsewhere there is a line every ten seconds', () => {
  const { at, text } = shown(false)
  for (const ms of [5_000, 9_000, 15_000]) at(ms, ms)
  expect(text()).toBe('2 %, 5,000 of 2,00,000 rows: hosts\n7 %, 15,000 of 2,00,000 rows: hosts\n')
})
