// Tests refreshing, ending and sharing a session.

import { adminStats } from '@lifafa/contract/endpoints/admin/users'
import { adminLogin } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { login, type User } from '@lifafa/contract/endpoints/auth'
import { listBoxes } from '@lifafa/contract/endpoints/event-boxes'
import { type FailureKey, failures } from '@lifafa/contract/failures'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeyValueStore } from '../browser/browser-storage.ts'
import { callerAs } from '../calls/caller.ts'
import { adminAccount } from './admin-session.ts'
import { hostAccount } from './host-session.ts'
import { openSession } from './session.ts'

const host: User = {
  id: 'h1',
  first_name: 'Aarav',
  last_name: 'Sharma',
  email: 'aarav@example.com',
  phone_number: '9876543210',
  address: 'Udaipur',
  upi_id: null,
  language: 'en',
}
const lapsed = { access: 'access-0', refresh: 'refresh-0', user: host }

/** A browser's storage, with the event that notifies every tab of a change. */
function fakeBrowser() {
  const stored = new Map<string, string>()
  const window = new EventTarget()
  const withEvents = (change: () => unknown) => {
    change()
    window.dispatchEvent(new Event('storage'))
  }
  const store: KeyValueStore = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => withEvents(() => stored.set(key, value)),
    removeItem: (key) => withEvents(() => stored.delete(key)),
    clear: () => withEvents(() => stored.clear()),
  }
  return { stored, store, window }
}

const refusal = (status: number, code?: FailureKey, headers?: Record<string, string>) =>
  Response.json({ success: false, code, message: code && failures[code].message }, { status, headers })

/** A stand-in for the API at the network: one access token is valid; each refresh token gives the next pair, and soon after it again. */
function fakeApi() {
  let renewals = 0
  const api = {
    calls: [] as string[],
    refuseRefresh: undefined as Response | Error | undefined,
    beforeRefresh: async () => {},
  }
  const refused = (code: FailureKey) => refusal(failures[code].status, code)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    api.calls.push(url.replace('/api', ''))
    if (url.endsWith('/token/refresh')) {
      await api.beforeRefresh()
      if (api.refuseRefresh instanceof Error) throw api.refuseRefresh
      if (api.refuseRefresh) return api.refuseRefresh
      const [, sent] = JSON.parse(String(init.body)).refresh.split('-')
      if (Number(sent) < renewals - 1) return refused('sessionOver')
      renewals = Number(sent) + 1
      return Response.json({ access: `access-${renewals}`, refresh: `refresh-${renewals}` })
    }
    if (url.endsWith('/login')) return refused('wrongCredentials')
    if (url.endsWith('/logout')) throw new TypeError('offline')
    const isGood =
      renewals > 0 && new Headers(init.headers).get('authorization') === `Bearer access-${renewals}`
    return isGood ? Response.json({ success: true, gift_books: [] }) : refused('notSignedIn')
  })
  const refreshes = () => api.calls.filter((path) => path === '/auth/token/refresh').length
  return Object.assign(api, { refreshes })
}

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function openTab(browser = fakeBrowser()) {
  const session = openSession(hostAccount, browser)
  return { session, call: callerAs(session), browser }
}

describe('one tab', () => {
  test('five calls with an expired session make one refresh, and all succeed [session-9]', async () => {
    const { session, call } = openTab()
    session.signIn(lapsed)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(listBoxes)))
    expect(answers).toHaveLength(5)
    expect(api.refreshes()).toBe(1)
    expect(session.stored()).toEqual({ access: 'access-1', refresh: 'refresh-1', user: host })
  })

  test('a refused refresh signs out once, in every tab, and every call fails [session-10]', async () => {
    api.refuseRefresh = refusal(failures.sessionOver.status, 'sessionOver')
    const { session, call, browser } = openTab()
    const other = openTab(browser)
    session.signIn(lapsed)
    const results = await Promise.allSettled([call(listBoxes), call(listBoxes), call(listBoxes)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(api.refreshes()).toBe(1)
    expect(session.state()).toEqual({ status: 'signed-out', byChoice: false })
    expect(other.session.state()).toEqual({ status: 'signed-out', byChoice: false })
    expect(browser.stored.size).toBe(0)
  })

  test.each([
    ['the network fails', new TypeError('offline')],
    ['the server is down', new Response('<html>', { status: failures.unavailable.status })],
    ['the call was too slow', refusal(failures.tooSlow.status, 'tooSlow')],
    ['the server is too busy', refusal(429, 'tooManyRequests', { 'retry-after': '9' })],
    ['something in front of the server refuses', refusal(403)],
  ])('the session continues although %s', async (_, failure) => {
    api.refuseRefresh = failure
    const { session, call } = openTab()
    session.signIn(lapsed)
    await expect(call(listBoxes)).rejects.toThrow()
    expect(session.stored()).toEqual(lapsed)
    api.refuseRefresh = undefined
    await expect(call(listBoxes)).resolves.toBeDefined()
  })

  test('a refresh that ends after a sign-out restores no session', async () => {
    const { session, call } = openTab()
    session.signIn(lapsed)
    api.beforeRefresh = async () => session.signOut()
    await expect(call(listBoxes)).rejects.toThrow()
    expect(session.stored()).toBeUndefined()
  })

  test('a call of one host is not repeated with the session of another', async () => {
    const { session, call } = openTab()
    session.signIn(lapsed)
    const next = { access: 'other', refresh: 'other', user: { ...host, id: 'h2' } }
    api.beforeRefresh = async () => session.signIn(next)
    await expect(call(listBoxes)).rejects.toThrow()
    expect(session.stored()).toEqual(next)
    expect(api.calls.filter((path) => path === '/dashboard/giftbooks')).toHaveLength(1)
  })
})

describe('two tabs', () => {
  test('with an expired session wait for no other, and go on with the same tokens', async () => {
    const browser = fakeBrowser()
    const [one, two] = [openTab(browser), openTab(browser)]
    one.session.signIn(lapsed)
    let wake = () => {}
    api.beforeRefresh = () => new Promise<void>((resolve) => (wake = resolve))
    const asleep = one.call(listBoxes)
    await vi.waitFor(() => expect(api.refreshes()).toBe(1))
    api.beforeRefresh = async () => {}
    await Promise.all([two.call(listBoxes), two.call(listBoxes)])
    wake()
    await expect(asleep).resolves.toBeDefined()
    expect(api.refreshes()).toBe(2)
    expect(two.session.stored()).toEqual({ access: 'access-1', refresh: 'refresh-1', user: host })
  })

  test('sign in and out together [session-11]', () => {
    const browser = fakeBrowser()
    const [one, two] = [openTab(browser), openTab(browser)]
    one.session.signIn(lapsed)
    expect(two.session.state()).toEqual({ status: 'signed-in', user: host })
    two.session.signOut()
    expect(one.session.state()).toEqual({ status: 'signed-out', byChoice: false })
    expect(two.session.state()).toEqual({ status: 'signed-out', byChoice: true })
  })

  test('without storage events notice at their next call that the session is over [session-7]', async () => {
    const browser = fakeBrowser()
    const [one, two] = [openTab({ ...browser, window: new EventTarget() }), openTab(browser)]
    one.session.signIn(lapsed)
    two.session.signOut()
    expect(one.session.state().status).toBe('signed-in')
    await expect(one.call(listBoxes)).rejects.toMatchObject({ code: 'notSignedIn' })
    expect(one.session.state()).toEqual({ status: 'signed-out', byChoice: false })
    expect(api.calls, 'a call without a session is not sent').toEqual(['/auth/logout'])
  })

  test('are not notified of new tokens of the same person', async () => {
    const browser = fakeBrowser()
    const [one, two] = [openTab(browser), openTab(browser)]
    one.session.signIn(lapsed)
    const before = two.session.state()
    const listener = vi.fn()
    two.session.subscribe(listener)
    await one.call(listBoxes)
    expect(listener).not.toHaveBeenCalled()
    expect(two.session.state()).toBe(before)
  })
})

test('signing out clears everything at once, even when the server cannot be reached', () => {
  const browser = fakeBrowser()
  const session = openSession(hostAccount, browser)
  session.signIn(lapsed)
  browser.store.setItem('whatever else', 'was stored')
  session.signOut()
  expect(browser.stored.size).toBe(0)
  expect(session.state()).toEqual({ status: 'signed-out', byChoice: true })
  expect(api.calls).toEqual(['/auth/logout'])
})

test('new details of the host are shown in every tab, unless the host has signed out', () => {
  const browser = fakeBrowser()
  const tabs = [1, 2].map(() => openSession(hostAccount, browser))
  const renamed = { ...host, first_name: 'Aarav Kumar' }
  tabs[0]?.signIn(lapsed)
  tabs[0]?.updateUser(renamed)
  for (const tab of tabs) expect(tab.state()).toEqual({ status: 'signed-in', user: renamed })
  expect(tabs[1]?.stored()).toEqual({ ...lapsed, user: renamed })
  tabs[0]?.updateUser({ ...host, id: 'h2' })
  expect(tabs[0]?.stored()?.user).toEqual(renamed)
  tabs[0]?.signOut()
  tabs[0]?.updateUser(renamed)
  expect(browser.stored.size).toBe(0)
})

test('a wrong password does not count as an expired session', async () => {
  const session = openSession(hostAccount, fakeBrowser())
  session.signIn(lapsed)
  const call = callerAs(session)
  await expect(call(login, { body: { email: host.email, password: 'wrong' } })).rejects.toThrow(
    failures.wrongCredentials.message,
  )
  expect(api.refreshes()).toBe(0)
  expect(session.stored()).toEqual(lapsed)
})

test.each(['', '{', 'null'])('a session with the user entry %j is invalid [session-12]', (user) => {
  const browser = fakeBrowser()
  const session = openSession(hostAccount, browser)
  session.signIn(lapsed)
  browser.stored.set('user', user)
  expect(session.stored()).toBeUndefined()
})

describe('a host and an administrator in one browser', () => {
  const admin = { id: 'a1', name: 'Kavita Rao', email: 'kavita@example.com' }
  const adminLapsed = { ...lapsed, user: admin }

  function openBoth() {
    const browser = fakeBrowser()
    const hosts = openSession(hostAccount, browser)
    const admins = openSession(adminAccount, browser)
    hosts.signIn({ access: 'host', refresh: 'host', user: host })
    admins.signIn(adminLapsed)
    return { browser, hosts, admins, adminCall: callerAs(admins) }
  }

  test('are stored separately, the administrator’s in the three entries of docs/specification.md §3 [session-13]', () => {
    const { browser, hosts, admins } = openBoth()
    expect(hosts.stored()?.user).toEqual(host)
    expect(admins.stored()).toEqual(adminLapsed)
    expect([...browser.stored.keys()].filter((key) => key.startsWith('admin')).sort()).toEqual([
      'admin',
      'admin_access_token',
      'admin_refresh_token',
    ])
  })

  test('five calls of an administrator make one refresh, at the administrators’ endpoint', async () => {
    const { hosts, admins, adminCall } = openBoth()
    await Promise.all(Array.from({ length: 5 }, () => adminCall(adminStats)))
    expect(api.calls.filter((path) => path === '/admin/token/refresh')).toHaveLength(1)
    expect(api.calls).not.toContain('/auth/token/refresh')
    expect(admins.stored()).toEqual({ access: 'access-1', refresh: 'refresh-1', user: admin })
    expect(hosts.stored()?.access).toBe('host')
  })

  test('a refused refresh clears the administrator’s session and leaves the host’s [session-14]', async () => {
    const { browser, hosts, admins, adminCall } = openBoth()
    api.refuseRefresh = refusal(failures.sessionOver.status, 'sessionOver')
    await expect(adminCall(adminStats)).rejects.toThrow()
    expect(admins.state()).toEqual({ status: 'signed-out', byChoice: false })
    expect([...browser.stored.keys()].filter((key) => key.startsWith('admin'))).toEqual([])
    expect(hosts.stored()?.user).toEqual(host)
  })

  test('an administrator’s wrong password does not count as an expired session', async () => {
    const { admins, adminCall } = openBoth()
    const body = { email: admin.email, password: 'wrong' }
    await expect(adminCall(adminLogin, { body })).rejects.toThrow(failures.wrongCredentials.message)
    expect(admins.stored()).toEqual(adminLapsed)
  })

  test('logging out as administrator clears local storage (docs/specification.md §4) [session-15]', () => {
    const { browser, admins } = openBoth()
    admins.signOut()
    expect(browser.stored.size).toBe(0)
    expect(api.calls).toEqual(['/admin/logout'])
  })
})
