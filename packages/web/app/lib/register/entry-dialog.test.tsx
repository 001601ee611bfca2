// Tests the form of a written gift: what is sent of each kind, what is refused, and what a counted gift keeps.

import type { Entry } from '@lifafa/contract/endpoints/register/entry'
import { REGISTER } from '@lifafa/contract/limits'
import { hostRegisterSentences } from '@lifafa/contract/sentences/host/register'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { writtenGiftSentences } from '@lifafa/contract/sentences/written-gifts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asHost, input, OPEN, openForm, submit, testSentForm, type } from '../../test/sent-form.tsx'
import { show, toasts } from '../../test/show.tsx'
import { EntryDialog } from './entry-dialog.tsx'

const sentences = { ...hostRegisterSentences, ...writtenGiftSentences }

const BOX = { giftid: '7YWHMfk9JZeLM1g1ZauHuQ', marriage_date: '2030-01-31' }

const ENTRY: Entry = {
  ...{
    id: '0190163d-8694-739b-aea5-966c26f8ad91',
    number: 'A-17',
    version: 3,
    kind: 'cash',
    amount_paise: 501_50,
  },
  ...{
    milligrams: null,
    words: '',
    name: 'Ramesh Sharma',
    relation: '',
    village: 'Morena',
    family: '',
    side: '',
  },
  ...{
    phone: '',
    note: '',
    envelope: 12,
    desk: null,
    given_at: '2026-11-27T12:00:00.000Z',
    counted_in: null,
  },
  ...{ void_reason: null, late: false, late_for_count: null, thanked: false },
}

const form = {
  content: <EntryDialog {...OPEN} box={BOX} />,
  typed: {
    [sentences.amount]: '1,100',
    [sentences.name]: 'Ramesh Sharma',
    [sentences.village]: 'Morena',
  },
  ...{ busy: sentences.saving, failed: sentences.saveFailed },
}

asHost()

testSentForm('a written gift', form)

const saved = () => answer(async () => Response.json({ success: true, entry: ENTRY }))
const bodyOf = (calls: ReturnType<typeof saved>) => JSON.parse(String(calls.mock.calls[0]?.[1].body))

test('a gift in cash is sent in paise, and its number is told', async () => {
  const calls = saved()
  openForm(form)
  await waitFor(() => expect(toasts).toEqual([sentences.saved('A-17')]))
  expect(bodyOf(calls)).toMatchObject({
    ...{ kind: 'cash', amount_paise: 1_100_00, milligrams: null, name: 'Ramesh Sharma', late: false },
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('without an amount it is counted later', async () => {
  const calls = saved()
  openForm({ ...form, typed: { [sentences.name]: 'Ramesh Sharma' } })
  await waitFor(() => expect(calls).toHaveBeenCalled())
  expect(bodyOf(calls).amount_paise).toBeNull()
})

test('gold is sent in milligrams; an amount that was typed before is not', async () => {
  const calls = saved()
  show(form.content)
  type({ [sentences.amount]: '1100', [sentences.kind]: 'gold' })
  type({ [sentences.weight]: '५.२५' })
  submit()
  await waitFor(() => expect(calls).toHaveBeenCalled())
  expect(bodyOf(calls)).toMatchObject({ kind: 'gold', amount_paise: null, milligrams: 5_250 })
})

test('a thing that turns out to be cash is sent without its words', async () => {
  const calls = saved()
  show(form.content)
  type({ [sentences.kind]: 'thing' })
  type({ [sentences.thing]: 'x'.repeat(REGISTER.maxWords + 1), [sentences.kind]: 'cash' })
  submit()
  await waitFor(() => expect(calls).toHaveBeenCalled())
  expect(bodyOf(calls)).toMatchObject({ kind: 'cash', words: '' })
})

test('a cheque is sent with its bank and number', async () => {
  const calls = saved()
  show(form.content)
  type({ [sentences.kind]: 'cheque' })
  type({ [sentences.amount]: '5100', [sentences.chequeWords]: 'SBI 000123' })
  submit()
  await waitFor(() => expect(calls).toHaveBeenCalled())
  expect(bodyOf(calls)).toMatchObject({ kind: 'cheque', amount_paise: 5_100_00, words: 'SBI 000123' })
})

test.each([
  ['cash', { [sentences.amount]: 'many' }, registerSentences.amountWrong],
  ['silver', { [sentences.weight]: '11 kg' }, registerSentences.weightWrong],
  ['thing', {}, registerSentences.thingRequired],
  ['cash', { [sentences.envelope]: 'x' }, registerSentences.envelopesWrong],
])('%s: %j is refused at its field', async (kind, typed, sentence) => {
  const calls = saved()
  show(form.content)
  type({ [sentences.kind]: kind })
  type(typed)
  submit()
  await screen.findByText(sentence)
  expect(calls).not.toHaveBeenCalled()
})

test('an envelope after the event is late, unless the host says otherwise', async () => {
  const calls = saved()
  openForm({ ...form, content: <EntryDialog {...OPEN} box={{ ...BOX, marriage_date: '2020-01-31' }} /> })
  await waitFor(() => expect(calls).toHaveBeenCalled())
  expect(bodyOf(calls).late).toBe(true)
})

test('a change is sent as a new version of the entry that was seen', async () => {
  const calls = saved()
  show(<EntryDialog {...OPEN} box={BOX} entry={ENTRY} />)
  expect(input(sentences.amount).value).toBe('501.5')
  expect(input(sentences.envelope).value).toBe('12')
  type({ [sentences.name]: 'Ramesh Sharma ji' })
  submit()
  await waitFor(() => expect(toasts).toEqual([sentences.changed]))
  expect(calls.mock.calls[0]?.[1].method).toBe('PATCH')
  expect(bodyOf(calls)).toMatchObject({
    version: 3,
    name: 'Ramesh Sharma ji',
    amount_paise: 501_50,
    envelope: 12,
  })
})

test('a counted gift keeps its kind and amount', async () => {
  const calls = saved()
  show(<EntryDialog {...OPEN} box={BOX} entry={{ ...ENTRY, counted_in: 2 }} />)
  expect(screen.queryByLabelText(sentences.amount)).toBeNull()
  screen.getByText(sentences.countedStays(2))
  submit()
  await waitFor(() => expect(calls).toHaveBeenCalled())
  expect(bodyOf(calls)).toMatchObject({ kind: 'cash', amount_paise: 501_50 })
})
