// The thank-you text: gaps, and the language.
import { expect, test } from 'vitest'
import { eventInWords, fillThankYou, languageOfThanks } from './sentences/host/thank-you.ts'

const gaps = { name: 'Sunita $& Rao', event: 'Asha ♥ Rohan' }

test.each([
  ['', 'en', /^Dear Sunita \$& Rao, .* for Asha ♥ Rohan\./],
  ['', 'hi', /^आदरणीय Sunita \$& Rao जी, Asha ♥ Rohan में/],
  ['{name} {name}! {amount} {event}', 'en', /^Sunita \$& Rao Sunita \$& Rao! \{amount\} Asha ♥ Rohan$/],
] as const)('%j in %s is filled with the guest’s name and the event', (text, language, filled) => {
  expect(fillThankYou(text, language, gaps)).toMatch(filled)
})

test.each([
  ['hi', 'Sunita', 'hi'],
  ['en', 'सुनीता', 'en'],
  [null, 'सुनीता', 'hi'],
  [undefined, 'கார்த்திக்', 'ta'],
  [undefined, '张伟', 'en'],
] as const)('a guest who gave in %j and is called %s is thanked in %s', (language, name, thanked) => {
  expect(languageOfThanks(language, name)).toBe(thanked)
})

test('in a sentence a marriage is the wedding of the two, in the language of the thanks', () => {
  const box = { event_type: 'marriage', name: '', groom_name: 'Amit Rao', bride_name: 'Ila Nair' } as const
  expect(eventInWords(box, 'en')).toBe('the wedding of Amit and Ila')
  expect(eventInWords(box, 'hi')).toBe('Amit और Ila के विवाह')
  expect(eventInWords({ ...box, event_type: 'other', name: 'Griha Pravesh' }, 'hi')).toBe('Griha Pravesh')
})
