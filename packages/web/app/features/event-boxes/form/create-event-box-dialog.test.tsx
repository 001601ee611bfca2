// Tests the form of a new event box: what is missing or too long, a failing and a slow server.
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answer,
  asHost,
  input,
  OPEN,
  openForm,
  problems,
  refuse,
  submit,
  testSentForm,
  type,
} from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { CreateEventBoxDialog } from './create-event-box-dialog.tsx'

const form = {
  content: <CreateEventBoxDialog {...OPEN} />,
  prepare: () => fireEvent.click(screen.getByRole('button', { name: /Marriage Event/ })),
  typed: {
    ...{ "Groom's Name": 'Rohan Mehta', "Bride's Name": 'Asha Verma', 'Event Box Name': 'Asha weds Rohan' },
    ...{ Location: 'Bhopal', 'Date of Event': '2030-01-31', 'Welcome Message': 'Come and be merry.' },
  },
  ...{ busy: 'Creating...', failed: sentences.createFailed },
}

asHost()

testSentForm('a new event box', form)

test('a failure is shown beside the button, which stays in sight', async () => {
  answer(async () => Response.json({ success: false }, { status: 500 }))
  openForm(form)
  const problem = await screen.findByRole('alert')
  expect(problem.parentElement?.querySelector('button[type=submit]')).not.toBeNull()
})

test('an answer without the box has a sentence of its own', async () => {
  answer(async () => Response.json({ success: true }))
  openForm(form)
  await waitFor(() => expect(problems()).toEqual([sentences.createQrFailed]))
})

test('pressed again, the same text has the same key, and another text another one', async () => {
  const calls = refuse(500)
  openForm(form)
  const failed = async (times: number) => {
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(times))
    await waitFor(() => expect(problems()).toEqual([sentences.createFailed]))
    await waitFor(() => expect(screen.queryByText(form.busy)).toBeNull())
  }
  await failed(1)
  submit()
  await failed(2)
  type({ Location: 'Indore' })
  submit()
  await failed(3)
  const keys = calls.mock.calls.map(([, { body }]) => JSON.parse(String(body)).request_key)
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], expect.not.stringMatching(keys[0])])
})

test('the couple’s names stay through another choice of the type, and are not sent with it', async () => {
  const calls = refuse(500)
  const names = { "Groom's Name": 'Rohan Mehta', "Bride's Name": 'Asha Verma' }
  const choose = async (type: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: sentences.backToType }))
    fireEvent.click(await screen.findByRole('button', { name: type }))
  }
  show(form.content)
  form.prepare()
  type(names)
  await choose(/Other Event/)
  type({ 'Event Box Name': 'A new house', Location: 'Bhopal', 'Date of Event': '2030-01-31' })
  submit()
  await waitFor(() => expect(problems()).toEqual([sentences.createFailed]))
  expect(JSON.parse(String(calls.mock.lastCall?.[1].body))).toMatchObject({ groom_name: '', bride_name: '' })
  await choose(/Marriage Event/)
  for (const [label, name] of Object.entries(names)) expect(input(label).value).toBe(name)
  expect(input('Event Box Name').value).toBe('A new house')
})

test('missing fields are reported in their order, and the first has the focus', async () => {
  show(form.content)
  form.prepare()
  submit()
  await waitFor(() =>
    expect(screen.getAllByText(/ is required$/).map(({ textContent }) => textContent)).toEqual([
      ...[sentences.groomRequired, sentences.brideRequired, sentences.nameRequired],
      ...[sentences.locationRequired, sentences.dateRequired],
    ]),
  )
  expect(document.activeElement).toBe(input("Groom's Name"))
})

test('texts that are too long and past dates are reported, with what was counted', async () => {
  show(form.content)
  form.prepare()
  type({
    'Event Box Name': 'ब'.repeat(101),
    'Welcome Message': 'ब'.repeat(501),
    'Date of Event': '2020-01-31',
  })
  submit()
  for (const text of [textSentences.tooLong(100), textSentences.tooLong(500), '101/100', '501/500'])
    await screen.findByText(text)
  await screen.findByText(sentences.dateInPast)
})
