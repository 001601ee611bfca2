// Tests the form that edits an event box: its type, a failing and a slow server.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, asHost, BOX, input, OPEN, submit, testSentForm, type } from '../../../test/sent-form.tsx'
import { heldCall, show, toasts } from '../../../test/show.tsx'
import { EditEventBoxDialog } from './edit-event-box-dialog.tsx'

const changed = {
  ...{ name: 'तारा और कबीर', location: 'Lake Palace, Udaipur', marriage_date: '2030-02-28' },
  ...{ groom_name: 'Kabir Singh', bride_name: 'Tara Devi', message: 'आशीर्वाद दीजिए' },
}
const form = {
  content: <EditEventBoxDialog {...OPEN} box={BOX} />,
  typed: {
    ...{ 'Lifafa Name': changed.name, 'Address of Event': changed.location },
    ...{ 'Date of Event': changed.marriage_date, 'Welcome Message': changed.message },
    ...{ "Groom's Name": changed.groom_name, "Bride's Name": changed.bride_name },
  },
  ...{ busy: 'Saving...', failed: sentences.updateFailed },
}

asHost()

testSentForm('an edited event box', form)

test('another type is not sent, and the form says so', async () => {
  const calls = answer(async () =>
    Response.json({ success: true, message: '', gift_book: { ...BOX, ...changed } }),
  )
  show(form.content)
  fireEvent.click(screen.getByRole('radio', { name: /Other Event/ }))
  await screen.findByText(sentences.marriageStays)
  type(form.typed)
  submit()
  await waitFor(() => expect(toasts).toEqual([sentences.updated]))
  expect(JSON.parse(String(calls.mock.lastCall?.[1].body))).toEqual(changed)
})

test('text that is typed while an earlier one is saved stays, and so does the dialog', async () => {
  const { call, answer: release } = heldCall<Response>()
  answer(call)
  const onDone = vi.fn()
  show(<EditEventBoxDialog {...OPEN} onDone={onDone} box={BOX} />)
  type({ 'Address of Event': 'Indore' })
  submit()
  await screen.findByText(form.busy)
  type({ 'Lifafa Name': 'Asha and Rohan' })
  const saved = { ...BOX, location: 'Indore' }
  await act(async () => release(Response.json({ success: true, message: '', gift_book: saved })))
  await waitFor(() => expect(toasts).toEqual([sentences.updated]))
  expect(input('Lifafa Name').value).toBe('Asha and Rohan')
  expect(input('Address of Event').value).toBe('Indore')
  expect(onDone).not.toHaveBeenCalled()
})
