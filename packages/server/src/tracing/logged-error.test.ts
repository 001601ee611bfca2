// Tests what the log tells of an error.
import { expect, test } from 'vitest'
import { openLog } from './open-log.ts'

function lineOf(err: unknown): string {
  const lines: string[] = []
  openLog('info', { write: (line: string) => void lines.push(line) }).error({ err }, 'failed')
  return lines.join('')
}

test('an error is logged with its place and its code, and without additions of a library', () => {
  const error = Object.assign(new Error('new row violates check constraint "orders_check"'), {
    code: '23514',
    constraint: 'orders_check',
    detail: 'Failing row contains (Wilhelmina Xavier).',
    params: ['Wilhelmina Xavier'],
    inner: new Error('Wilhelmina Xavier'),
  })
  const line = lineOf(new AggregateError([error], 'both failed', { cause: error }))
  for (const part of ['both failed', 'check constraint', '23514', 'orders_check', 'logged-error.test.ts'])
    expect(line).toContain(part)
  expect(line).not.toContain('Wilhelmina')
})

test('a message is logged without the value or the address that it quotes', () => {
  const invalid = Object.assign(new Error('invalid input syntax for type uuid: "Wilhelmina "Mina" Xavier"'), {
    code: '22P02',
  })
  const line = lineOf(new Error('Not stored', { cause: invalid }))
  expect(line).toContain('invalid input syntax for type uuid')
  expect(line).not.toMatch(/Wilhelmina|Mina|Xavier/)
  expect(lineOf(new Error('550 <wilhelmina@mail.example>: no such user'))).not.toMatch(
    /wilhelmina|mail\.example/,
  )
})
