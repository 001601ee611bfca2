// Request ids: short, new for each request, and a proxy's own only where it is trusted.
import { expect, test } from 'vitest'
import { openLog } from './open-log.ts'
import { forRequest, requestIdOf } from './request-id.ts'

test('a request id has eight characters that are told apart when they are read out', () => {
  const ids = Array.from({ length: 1000 }, () => requestIdOf({}, 0))
  expect(new Set(ids).size).toBe(1000)
  expect(ids.filter((id) => !/^[2-9b-df-hj-km-np-tv-z]{8}$/.test(id))).toEqual([])
})

test.each([
  ['of a trusted proxy', '7f3a-9c:2.B_x', 1, true],
  ['of a caller without a proxy in front', '7f3a9c2b', 0, false],
  ['too short to find anything', '7f3', 1, false],
  ['too long', 'a'.repeat(65), 1, false],
  ['with a line break', 'a1b2c3d4\nforged', 1, false],
  ['with markup', '<b>7f3a</b>', 1, false],
  ['empty', '', 1, false],
])('an id that is given, %s', (_what, given, trustedProxies, isTaken) => {
  expect(requestIdOf({ 'x-request-id': given }, trustedProxies) === given).toBe(isTaken)
})

test('each line of the log that follows from a request has its id, once', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  log.info('before')
  forRequest('7f3a9c2b', () => {
    log.info('a line of the process')
    log.child({ reqId: '7f3a9c2b' }).info('a line of the request')
  })
  expect(lines.map((line) => line.match(/"reqId":"[^"]*"/g))).toEqual([
    null,
    ['"reqId":"7f3a9c2b"'],
    ['"reqId":"7f3a9c2b"'],
  ])
})
