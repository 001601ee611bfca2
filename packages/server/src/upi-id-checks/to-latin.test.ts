// Indian names in Latin letters, as those who bear them write them.
import { expect, test } from 'vitest'
import { toLatin } from './to-latin.ts'

test.each([
  ['अनन्या राव', 'Ananya Rav', 'a consonant carries its a'],
  ['राम', 'Ram', 'but not at the end of a name'],
  ['राम राव', 'Ram Rav', 'nor at the end of one of several'],
  ['कृष्णा', 'Krishna', 'ri as it is said, sh as it is said'],
  ['शर्मा', 'Sharma', 'the other sh'],
  ['चंपा', 'Chanpa', 'ch; a nasal sign is an n'],
  ['छाया', 'Chhaya', 'chh'],
  ['सिंह', 'Sinh', 'a nasal sign after a vowel'],
  ['ਸਿੰਘ', 'Singh', 'the nasal of Gurmukhi'],
  ['ಅನನ್ಯಾ ರಾವ್', 'Ananya Rav', 'Kannada'],
  ['कमल', 'Kamal', 'the first of the consonants'],
  ['ज़ारा', 'Jara', 'a dot below changes nothing before a vowel'],
  ['ज़फ़र', 'Japhar', 'nor before a consonant'],
  ['ਕੜਾ', 'Kara', 'a consonant of Gurmukhi alone, before a vowel'],
  ['ਕੌੜਾ ਸਿੰਘ', 'Kaura Singh', 'and after one'],
  ['ଜୟନ୍ତ', 'Jayant', 'the last consonant of Odia’s block'],
  ['ౘక్రం', 'Cakran', 'one of Telugu alone'],
  ['कॢप्त', 'Klpt', 'a rare vowel’s sign'],
  ['कॣप्त', 'Klpt', 'its long twin'],
  ['രാജൻ', 'Rajan', 'Malayalam'],
  ['meera nair-rao', 'Meera Nair-Rao', 'capitals at the start of each part'],
  ['j.p. ray', 'J.P. Ray', 'and after a full stop'],
  ['McDonald O’Neil', 'McDonald O’Neil', 'what is Latin stays; signs have no reading'],
  ['Zoë', 'Zoe', 'accents go'],
  ['मीरा 💍', 'Mira 💍', 'pictures stay'],
])('%s is %s: %s', (name, latin) => {
  expect(toLatin(name)).toBe(latin)
})
