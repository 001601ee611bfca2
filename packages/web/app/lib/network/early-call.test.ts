// Tests the call that a document makes before any script has come, and who takes its answer.
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostEntries } from '../session/session-storage.ts'
import { type EarlyCall, earlyCallScript } from './early-call.ts'
import { send } from './send.ts'

const TOKEN = 'a-token'
const answers =
  (body: object, status = 200) =>
  async () =>
    Response.json(body, { status })

function signIn(): void {
  hostEntries.write(localStorage, {
    access: TOKEN,
    refresh: 'another',
    user: { id: '1', first_name: 'Asha', last_name: 'Rao', email: 'a@example.com' } as never,
  })
}

/** As the browser runs it, on the page at `pathname`. */
function open(pathname: string, call: EarlyCall): void {
  vi.stubGlobal('location', { pathname })
  // biome-ignore lint/security/noGlobalEval: the text is the script of a document, which browsers run likewise
  globalThis.eval(earlyCallScript(call))
}

let fetched: ReturnType<typeof vi.fn>

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
  vi.stubGlobal('window', globalThis)
  fetched = vi.fn(answers({ early: true }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('earlyCall', undefined)
})
afterEach(() => vi.unstubAllGlobals())

test('the page takes the answer that its document asked for, and asks nothing itself', async () => {
  signIn()
  open('/dashboard', getDashboard)
  await expect(send(getDashboard, {}, TOKEN)).resolves.toEqual({ early: true })
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/dashboard/get_dashboard_data', {
    headers: { accept: 'application/json', authorization: `Bearer ${TOKEN}` },
  })
})

test('the box in the address is the one that is asked for, with or without a slash at the end', () => {
  signIn()
  for (const pathname of ['/event/abc', '/event/abc/']) {
    open(pathname, getBox)
    expect(fetched).toHaveBeenLastCalledWith('/api/dashboard/giftbooks/abc', expect.anything())
  }
})

test('an answer is taken once: the next call fetches', async () => {
  signIn()
  open('/dashboard', getDashboard)
  await send(getDashboard, {}, TOKEN)
  fetched.mockImplementation(answers({ early: false }))
  await expect(send(getDashboard, {}, TOKEN)).resolves.toEqual({ early: false })
})

test.each([
  ['another token', () => send(getDashboard, {}, 'a-newer-token')],
  ['another box', () => send(getBox, { params: { id: 'def' } }, TOKEN)],
])('an answer to %s is never taken', async (_, call) => {
  signIn()
  open('/event/abc', getBox)
  fetched.mockImplementation(answers({ early: false }))
  await expect(call()).resolves.toEqual({ early: false })
})

test('a call that never reached the server is made again', async () => {
  signIn()
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open('/dashboard', getDashboard)
  fetched.mockImplementation(answers({ early: false }))
  await expect(send(getDashboard, {}, TOKEN)).resolves.toEqual({ early: false })
})

test('a refusal is the answer to the call: the session renews its token as after any other', async () => {
  signIn()
  fetched.mockImplementation(answers({ message: 'Sign in.' }, 401))
  open('/dashboard', getDashboard)
  await expect(send(getDashboard, {}, TOKEN)).rejects.toMatchObject({ status: 401 })
  expect(fetched).toHaveBeenCalledOnce()
})

test('without a session nothing is asked', () => {
  open('/dashboard', getDashboard)
  signIn()
  localStorage.removeItem('is_authenticated')
  open('/dashboard', getDashboard)
  expect(fetched).not.toHaveBeenCalled()
})

test('a browser that blocks storage is left alone', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => open('/dashboard', getDashboard)).not.toThrow()
  expect(fetched).not.toHaveBeenCalled()
})
