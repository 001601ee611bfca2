// Tests what the document does about a script that was lost: it is loaded again once, then it says so.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitScripts, SCRIPT_LOST_ID, scriptsHaveCome } from './await-scripts.ts'

const reload = vi.fn()
const line = () => document.getElementById(SCRIPT_LOST_ID) as HTMLElement
const lose = (script: HTMLScriptElement) => {
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
}
const ours = () => document.createElement('script')
const reject = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError(message) }))

vi.spyOn(location, 'reload').mockImplementation(reload)
// biome-ignore lint/security/noGlobalEval: the text is the script of a document, which browsers run likewise
globalThis.eval(awaitScripts)

beforeEach(() => {
  document.body.innerHTML = `<p id="${SCRIPT_LOST_ID}" hidden><button></button></p><input>`
  sessionStorage.clear()
  delete window.isRunning
})
afterEach(() => reload.mockClear())

test.each([
  ['a script', () => lose(ours())],
  ['one that it imports', () => reject('Failed to fetch dynamically imported module: /assets/a.js')],
])('%s that is lost is fetched again with the page, once', (_, loseIt) => {
  loseIt()
  expect([reload.mock.calls.length, line().hidden]).toEqual([1, true])
  loseIt()
  expect([reload.mock.calls.length, line().hidden]).toEqual([1, false])
  line().querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page in which something was typed is not loaded again by itself', () => {
  const [input] = document.getElementsByTagName('input')
  if (input) input.value = 'typed'
  lose(ours())
  expect([reload.mock.calls.length, line().hidden]).toEqual([0, false])
})

test('neither scripts of others nor failures after the page is running are its business', () => {
  lose(Object.defineProperty(ours(), 'src', { value: 'https://extension.example/a.js' }))
  reject('x is undefined')
  scriptsHaveCome()
  lose(ours())
  expect([reload.mock.calls.length, line().hidden]).toEqual([0, true])
})
