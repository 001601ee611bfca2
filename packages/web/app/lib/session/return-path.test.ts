// Tests which addresses a user may be returned to after signing in.
import { describe, expect, test } from 'vitest'
import { adminEntrance, hostEntrance, returnPath, sameSitePath, signInHref } from './return-path.ts'

test.each(['/event/abc', '/event/abc?tab=guests#top', '/dashboard/settings'])(
  '%s is a path of ours',
  (path) => {
    expect(sameSitePath(path)).toBe(path)
  },
)

test.each([
  null,
  '',
  'event',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  ' //evil.example',
])('%j is refused', (path) => {
  expect(sameSitePath(path)).toBeUndefined()
})

describe.each([
  ['a host', hostEntrance, '/auth', '/dashboard', '/event/abc?tab=guests'],
  [
    'an administrator',
    adminEntrance,
    '/lifafa/admin/login',
    '/lifafa/admin/dashboard',
    '/lifafa/admin/x?page=2',
  ],
])('%s', (_, entrance, signIn, home, elsewhere) => {
  test('signing in leads back to the page that required it [account-25]', () => {
    const { pathname, searchParams } = new URL(signInHref(entrance, elsewhere), 'https://lifafa.example')
    expect(pathname).toBe(signIn)
    expect(returnPath(entrance, searchParams)).toBe(elsewhere)
  })

  test('signing in leads to the dashboard without a return path, or with one of another origin', () => {
    expect(signInHref(entrance, home)).toBe(signIn)
    expect(returnPath(entrance, new URLSearchParams())).toBe(home)
    expect(returnPath(entrance, new URLSearchParams({ next: '//evil.example' }))).toBe(home)
  })
})
