import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { expect, test } from 'vitest'
import { languageInEnglish } from './language-options.tsx'

test('hosts read the names of the languages in English', () => {
  expect(GUEST_LANGUAGES.map(languageInEnglish)).toEqual([
    ...['English', 'Hindi', 'Marathi', 'Gujarati', 'Bangla', 'Tamil', 'Telugu'],
  ])
})
