// The language of the guest's page, and how a choice is stored.
import { expect, test } from 'vitest'
import { guestLanguage, languageCookies } from './guest-language.ts'

const none = { asked: undefined, cookies: undefined, accepted: undefined }

test.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.5, HI;q=0.7', 'hi'],
  ['mr-IN,mr;q=0.9,hi;q=0.8,en-US;q=0.7', 'mr'],
  ['hi;q=0, en;q=0.1', 'en'],
  ['fr-FR,ta;q=0.9', 'ta'],
  ['fr-FR,ml;q=0.9', 'en'],
  ['high-valyrian', 'en'],
  [';;q=,,q=hi;;;', 'en'],
])('a browser that accepts %j reads %s', (accepted, language) => {
  expect(guestLanguage({ ...none, accepted })).toEqual({ language, isChosen: false })
})

test('an earlier choice wins over the browser, and a new choice over both', () => {
  const accepted = 'en-IN'
  const cookies = 'theme=language=en; language=hi; other=1'
  expect(guestLanguage({ ...none, accepted, cookies })).toEqual({ language: 'hi', isChosen: false })
  expect(guestLanguage({ asked: 'en', accepted, cookies })).toEqual({ language: 'en', isChosen: true })
})

test('an unknown language is ignored', () => {
  for (const asked of ['fr', '', ['hi', 'en'], { hi: 1 }, 'constructor'])
    expect(guestLanguage({ ...none, asked, cookies: 'language=xx' })).toEqual({
      language: 'en',
      isChosen: false,
    })
})

test('a choice is stored for all boxes and the page’s calls, for a year, in an HttpOnly cookie', () => {
  expect(languageCookies('hi', 'http://localhost:3000')).toEqual([
    'language=hi; Path=/contribute/; Max-Age=34560000; SameSite=Lax; HttpOnly',
    'language=hi; Path=/api/payment/; Max-Age=34560000; SameSite=Lax; HttpOnly',
  ])
  for (const cookie of languageCookies('en', 'https://lifafa.example'))
    expect(cookie).toMatch(/^language=en;.*; Secure$/)
})
