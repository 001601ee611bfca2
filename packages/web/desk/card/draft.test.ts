// Tests how the card is read: amounts as people type them, weights, and what is to be counted later.
import { REGISTER } from '@lifafa/contract/limits'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { expect, it } from 'vitest'
import { type Draft, draftOf, EMPTY, readDraft } from './draft.ts'

const read = (draft: Partial<Draft>) => readDraft({ ...EMPTY, name: 'Ramesh Sharma', ...draft })

it.each([
  [{ quantity: '1,100' }, { kind: 'cash', amount_paise: 1_100_00, milligrams: null }],
  [{ quantity: '५०१' }, { amount_paise: 501_00 }],
  [{ quantity: '501.50' }, { amount_paise: 501_50 }],
  [{ isLater: true }, { amount_paise: null }],
  [
    { kind: 'gold', quantity: '2.5' },
    { amount_paise: null, milligrams: 2_500 },
  ],
  [
    { kind: 'thing', words: ' A saree ' },
    { amount_paise: null, words: 'A saree' },
  ],
  [{ kind: 'blessing' }, { amount_paise: null, milligrams: null }],
  [{ kind: 'cash', quantity: '1', words: 'left over from another kind' }, { words: '' }],
] as const)('%j is %j', (draft, content) => {
  expect(read(draft)).toMatchObject({ content })
})

it.each([
  [{}, { quantity: '' }],
  [{ quantity: 'many' }, { quantity: registerSentences.amountWrong }],
  [{ quantity: String(REGISTER.maxPaise) }, { quantity: registerSentences.amountWrong }],
  [{ kind: 'silver', quantity: 'heavy' }, { quantity: registerSentences.weightWrong }],
  [{ kind: 'thing' }, { words: registerSentences.thingRequired }],
] as const)('%j is refused: %j', (draft, errors) => {
  expect(read(draft)).toEqual({ errors })
})

it('an entry comes back on the card as it was written', () => {
  const gold = { kind: 'gold', quantity: '1,002.5' } as const
  for (const draft of [{ quantity: '1100' }, { quantity: '501.5' }, { isLater: true }, gold]) {
    const once = read(draft)
    if (!('content' in once)) throw new Error('It is read.')
    expect(readDraft(draftOf(once.content))).toEqual(once)
  }
})

it('a change keeps the envelope’s number and the words that the host wrote, as long as the kind stays', () => {
  const once = read({ kind: 'gold', quantity: '2.5' })
  if (!('content' in once)) throw new Error('It is read.')
  const before = { ...once.content, words: 'A ring', envelope: 12 }
  const draft = { ...draftOf(before), village: 'Morena' }
  expect(readDraft(draft, before)).toEqual({ content: { ...before, village: 'Morena' } })
  expect(readDraft({ ...draft, kind: 'silver' }, before)).toMatchObject({
    content: { words: '', envelope: 12 },
  })
  expect(readDraft(draft)).toMatchObject({ content: { words: '', envelope: null } })
})
