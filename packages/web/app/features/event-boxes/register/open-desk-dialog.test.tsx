// Tests the form that opens a desk, and that its PIN is shown once.
import { hostRegisterSentences as sentences } from '@lifafa/contract/sentences/host/register'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import {
  answer,
  asHost,
  BOX,
  input,
  OPEN,
  openForm,
  submit,
  testSentForm,
  type,
} from '../../../test/sent-form.tsx'
import { heldCall, show, toasts } from '../../../test/show.tsx'
import { OpenDeskDialog } from './open-desk-dialog.tsx'

const SECRETS = { success: true, id: 'd1', token: 'abcdef', pin: '482913' }

const form = {
  content: <OpenDeskDialog {...OPEN} box={BOX} />,
  typed: { [sentences.helper]: 'Pappu' },
  ...{ busy: sentences.opening, failed: sentences.openFailed },
}

asHost()

testSentForm('a desk', form)

test('it ends at six in the morning after the event, in India', async () => {
  const calls = answer(async () => Response.json(SECRETS))
  openForm(form)
  await waitFor(() => expect(calls).toHaveBeenCalled())
  expect(JSON.parse(String(calls.mock.calls[0]?.[1].body))).toEqual({
    ...{ helper: 'Pappu', may_see_names: true, may_see_sums: false, ends_at: '2030-02-01T00:30:00.000Z' },
  })
})

test('a desk without a helper, or without a day, is not opened', async () => {
  const calls = answer(async () => Response.json(SECRETS))
  show(form.content)
  type({ [sentences.lastDay]: '' })
  submit()
  await screen.findByText(registerSentences.helperRequired)
  expect(calls).not.toHaveBeenCalled()
})

test('its code, link and PIN are shown under no toast, and gone once the dialog is closed', async () => {
  answer(async () => Response.json(SECRETS))
  const onOpenChange = vi.fn()
  openForm({ ...form, content: <OpenDeskDialog {...OPEN} onOpenChange={onOpenChange} box={BOX} /> })
  await screen.findByText('4 8 2 9 1 3')
  screen.getByText(/\/desk\/abcdef$/)
  screen.getByAltText(sentences.qrCode)
  expect(toasts).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: sentences.done }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
  await waitFor(() => expect(screen.queryByText('4 8 2 9 1 3')).toBeNull())
})

function Opener() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Open or close
      </button>
      <OpenDeskDialog {...OPEN} open={open} onOpenChange={setOpen} box={BOX} />
    </>
  )
}

test('the PIN of a desk whose form was closed comes before the form opened since, which keeps its text', async () => {
  const { call, answer: release } = heldCall<Response>()
  answer(call)
  openForm({ ...form, content: <Opener /> })
  await screen.findByText(sentences.opening)
  const toggle = () => fireEvent.click(screen.getByText('Open or close'))
  toggle()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  toggle()
  await screen.findByRole('dialog')
  type({ [sentences.helper]: 'Guddi' })
  await act(async () => release(Response.json(SECRETS)))
  await screen.findByText('4 8 2 9 1 3')
  fireEvent.click(screen.getByRole('button', { name: sentences.done }))
  await waitFor(() => expect(screen.queryByText('4 8 2 9 1 3')).toBeNull())
  expect(input(sentences.helper).value).toBe('Guddi')
})
