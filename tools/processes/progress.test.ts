// What a person sees of work that takes longer than some seconds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startProgress } from './progress.mjs'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function outputOf(isTTY: boolean) {
  let written = ''
  return {
    out: { isTTY, write: (text: string) => (written += text) },
    now: () => Date.now(),
    written: () => written,
  }
}

test('in a terminal one line is written over, with a bar of what is done, and is gone at the end', () => {
  const { written, ...output } = outputOf(true)
  const progress = startProgress('Simulating', { total: 1000, ...output })
  progress.at(250)
  vi.advanceTimersByTime(12_000)
  expect(written().split('\r\u001b[K').at(-1)).toBe(
    `Simulating  ${'━'.repeat(6)}${'─'.repeat(18)}  25 %  12 s`,
  )
  progress.end()
  const atEnd = written()
  vi.advanceTimersByTime(5_000)
  expect([atEnd.endsWith('\r\u001b[K'), written(), written().includes('\n')]).toEqual([true, atEnd, false])
})

test('in a terminal work without a known end has a bar that moves', () => {
  const { written, ...output } = outputOf(true)
  startProgress('Installing', output)
  vi.advanceTimersByTime(1_000)
  const lines = written().split('\r\u001b[K').slice(1)
  expect(new Set(lines.map((line) => line.replace(/\d+ s$/, ''))).size).toBe(lines.length)
  expect(lines.map((line) => line.match(/━/g)?.length)).toEqual(lines.map(() => 6))
})

test('what takes less than the given time shows nothing, and its total may come later', () => {
  const { written, ...output } = outputOf(true)
  const progress = startProgress('Copying rows', { afterMs: 5_000, ...output })
  vi.advanceTimersByTime(4_900)
  expect(written()).toBe('')
  progress.at(50, 100)
  vi.advanceTimersByTime(200)
  expect(written()).toContain(`Copying rows  ${'━'.repeat(12)}${'─'.repeat(12)}  50 %  5 s`)
})

test('elsewhere there is a line every ten seconds, and none of what is quick', () => {
  const { written, ...output } = outputOf(false)
  const progress = startProgress('Simulating', { total: 200_000, ...output })
  vi.advanceTimersByTime(9_500)
  expect(written()).toBe('')
  progress.at(125_000)
  vi.advanceTimersByTime(11_000)
  expect(written()).toBe('Simulating: 1,25,000 of 2,00,000, 10 s\nSimulating: 1,25,000 of 2,00,000, 20 s\n')
  progress.end()
  vi.advanceTimersByTime(30_000)
  expect(written().split('\n')).toHaveLength(3)
})
