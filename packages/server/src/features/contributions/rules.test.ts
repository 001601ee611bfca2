// Tests how an activity describes a contribution.
import { expect, test } from 'vitest'
import { contributionDescription } from './rules.ts'

test.each([
  ['Sunita Deshpande', 501, 'Sunita Deshpande gave ₹501'],
  ['अनन्या राव', 2101, 'अनन्या राव gave ₹2,101'],
  ["Siobhan O'Brien", 100501, "Siobhan O'Brien gave ₹1,00,501"],
  [null, 51, 'A guest gave ₹51'],
])('a contribution of %s of %d rupees is described in one sentence', (name, rupees, sentence) => {
  expect(contributionDescription(name, rupees)).toBe(sentence)
})
