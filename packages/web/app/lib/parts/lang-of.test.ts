// The language of a text by its script.
import { expect, test } from 'vitest'
import { langOf, written } from './lang-of.ts'

test.each([
  ['Sunita Sharma', undefined],
  ['सुनीता शर्मा', 'hi'],
  ['ரோகன்', 'ta'],
  ['محمد', 'ur'],
  ['অনন্যা weds রোহন', 'bn'],
  ['सुनीता gave ₹501 to Rohan weds Asha', undefined],
  ['₹501', undefined],
  ['', undefined],
])('“%s” is read as %s', (text, lang) => {
  expect(langOf(text)).toBe(lang)
})

test('a translator leaves what people wrote alone, and translates what stands for it', () => {
  expect(written('सुनीता शर्मा')).toEqual({ lang: 'hi', translate: 'no' })
  expect([written(''), written(null)]).toEqual([{}, {}])
})
