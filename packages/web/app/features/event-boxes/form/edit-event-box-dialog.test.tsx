// Tests the form that edits an event box: its type, a failing and a slow server.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asHost, BOX, OPEN, submit, testSentForm, type } from '../../../test/sent-form.tsx'
import { show, toasts } from '../../../test/show.tsx'
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
