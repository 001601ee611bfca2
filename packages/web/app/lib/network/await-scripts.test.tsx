// Tests what the document does about a script that was lost: it is loaded again once, then it says so.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitScripts } from './await-scripts.ts'

const reload = vi.fn()
const line = () => document.querySelector('[role=alert]')
const lose = (script: HTMLScriptElement) => {
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
}
const ours = () => document.createElement('script')
const reject = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError(message) }))

vi.spyOn(location, 'reload').mockImplementation(reload)
// biome-ignore lint/security/noGlobalEval: the text is the script of a document, which browsers run likewise
globalThis.eval(awaitScripts('en'))

beforeEach(() => {
  document.body.innerHTML = '<input>'
  sessionStorage.clear()
  delete window.isRunning
})
afterEach(() => reload.mockClear())

test.each([
  ['a script', () => lose(ours())],
  ['one that it imports', () => reject('Failed to fetch dynamically imported module: /assets/a.js')],
])('%s that is lost is fetched again with the page, once', (_, loseIt) => {
  loseIt()
  expect([reload.mock.calls.length, line()]).toEqual([1, null])
  loseIt()
  expect(reload).toHaveBeenCalledTimes(1)
  line()?.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page in which something was typed is not loaded again by itself', () => {
  const [input] = document.getElementsByTagName('input')
  if (input) input.value = 'typed'
  lose(ours())
  expect([reload.mock.calls.length, line()?.textContent]).toEqual([0, expect.stringContaining('Load again')])
})

test('neither scripts of others nor failures after the page is running are its business', () => {
  lose(Object.defineProperty(ours(), 'src', { value: 'https://extension.example/a.js' }))
  reject('x is undefined')
  window.isRunning = true
  lose(ours())
  expect([reload.mock.calls.length, line()]).toEqual([0, null])
})
