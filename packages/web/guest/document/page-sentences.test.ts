// Tests which sentence thanks a guest: a couple receives the gift, an event does not.
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { expect, test } from 'vitest'
import { thanksNotice } from '../payment/payment-view.ts'
import { givingSentencesOf } from './page-sentences.ts'

const thank = (language: 'en' | 'hi', eventType: 'marriage' | 'other', recipientTitle: string) => {
  const thanked = { rupees: 501, recipientTitle, receipt: undefined, language }
  return thanksNotice(thanked, givingSentencesOf(language, eventType)).text.trim()
}

test('a gift to a couple has reached them, one for another event has been received for it', () => {
  expect(thank('hi', 'marriage', 'आरव ♥ मीरा')).toBe('धन्यवाद! आपका ₹501 का शगुन आरव ♥ मीरा को मिल गया')
  expect(thank('hi', 'other', 'गृह प्रवेश')).toBe('धन्यवाद! आपका ₹501 का शगुन गृह प्रवेश के लिए मिल गया')
  expect(thank('en', 'other', 'House-warming')).toBe(
    'Thank You! Your gift of ₹501 is on its way to House-warming',
  )
})

test.each(GUEST_LANGUAGES.filter((language) => language !== 'en'))('so in %s', (language) => {
  const after = (eventType: 'marriage' | 'other') => givingSentencesOf(language, eventType).afterRecipient
  expect(after('other')).not.toBe(after('marriage'))
})
