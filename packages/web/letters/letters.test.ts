import { expect, test } from 'vitest'
import { renderLetter } from './letters.tsx'

test.each([
  { kind: 'verify-email', firstName: 'Aarav', code: '204817', minutes: 10 },
  { kind: 'reset-password', code: '204817', minutes: 10 },
] as const)('the letter $kind carries its code in subject, HTML and plain text', async (letter) => {
  const { subject, html, text } = await renderLetter(letter)
  for (const part of [subject, html, text]) expect(part).toContain('204817')
  expect(text).toContain('10 minutes')
})

test('the letter that verifies an address names who signed up, and says what to do if that is not its reader', async () => {
  const letter = { kind: 'verify-email', firstName: 'Mallory', code: '204817', minutes: 10 } as const
  const words = (await renderLetter(letter)).text.replace(/\s+/g, ' ')
  expect(words).toContain('Mallory signed up for')
  expect(words).toContain('You are not Mallory, or did not sign up? Then do not use this code')
})

test('a name is text in a letter, whatever it holds', async () => {
  const { html, text } = await renderLetter({
    kind: 'password-changed',
    firstName: '<img src=x> मीरा',
    supportEmail: 'help@example.com',
  })
  expect(html).not.toContain('<img')
  expect(text).toContain('Namaste, <img src=x> मीरा')
})
