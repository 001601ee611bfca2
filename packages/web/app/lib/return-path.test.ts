import { expect, test } from 'vitest'
import { ownPath, returnPath, signInHref } from './return-path.ts'

test.each(['/event/abc', '/event/abc?tab=guests#top', '/dashboard/settings'])(
  '%s is a path of ours',
  (path) => {
    expect(ownPath(path)).toBe(path)
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
])('%j leads nowhere', (path) => {
  expect(ownPath(path)).toBeUndefined()
})

test('signing in leads back to where the visitor came from', () => {
  const { searchParams } = new URL(signInHref('/event/abc?tab=guests'), 'https://lifafa.example')
  expect(returnPath(searchParams)).toBe('/event/abc?tab=guests')
})

test('signing in leads to the dashboard where nothing, or nothing of ours, was asked for', () => {
  expect(signInHref('/dashboard')).toBe('/auth')
  expect(returnPath(new URLSearchParams())).toBe('/dashboard')
  expect(returnPath(new URLSearchParams({ next: '//evil.example' }))).toBe('/dashboard')
})
