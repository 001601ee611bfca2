// Tests what a host is told when a script that is fetched on demand does not come.
import { failures } from '@lifafa/contract/failures'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { sentencesOfLoading } from './lost-script.ts'

const reported = vi.fn()
vi.stubGlobal('reportError', reported)
afterEach(() => reported.mockClear())

test.each([
  'Failed to fetch dynamically imported module: https://lifafa.example/assets/a.js',
  'error loading dynamically imported module: https://lifafa.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('a lost script is a matter of the connection: %s', (message) => {
  expect(sentencesOfLoading(new TypeError(message), connectionSentences)).toEqual([
    connectionSentences.unreachable,
  ])
  expect(reported).not.toHaveBeenCalled()
})

test('an error of the script itself is reported, and not told as one of the connection', () => {
  const error = new TypeError('letters is undefined')
  expect(sentencesOfLoading(error, connectionSentences)).toEqual([failures.unexpected.message])
  expect(reported).toHaveBeenCalledWith(error)
})

test('a refused call keeps its sentence', () => {
  const refused = new ApiError({ status: 404, message: 'No such box.' })
  expect(sentencesOfLoading(refused, connectionSentences)).toEqual(['No such box.'])
  expect(reported).not.toHaveBeenCalled()
})
