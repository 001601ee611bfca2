// Tests the rating dialog with a failing and a slow server, and when it closes.
import { AFTER_RATING_MS } from '@lifafa/contract/limits'
import { ratingSentences as sentences } from '@lifafa/contract/sentences/host/rating'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, asHost, OPEN } from '../../test/sent-form.tsx'
import { heldCall, show, toasts } from '../../test/show.tsx'
import { RatingDialog } from './rating-dialog.tsx'

asHost()
afterEach(() => vi.useRealTimers())

const sent = () => Response.json({ success: true })
const refused = (status: number) => Response.json({ success: false }, { status })

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rate
      </button>
      <RatingDialog {...OPEN} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

/** Chooses “Good” once the form has replaced its placeholder, and writes a word. */
async function fill() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Good' }))
  fireEvent.change(screen.getByLabelText(/^Your feedback/), { target: { value: 'More templates.' } })
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: sentences.submit }))
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))
const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('an earlier rating that cannot be loaded does not prevent a new one; a failure loses no input [rating-2]', async () => {
  answer(async () => refused(500))
  show(<Page />)
  await fill()
  expect(toasts).toEqual([sentences.loadFailed])
  submit()
  await waitFor(() => expect(toasts).toContain(sentences.submitFailed))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true)
  expect(screen.getByDisplayValue('More templates.')).toBeTruthy()
})

test('two presses send one rating; a dialog that was closed meanwhile stays closed', async () => {
  answer(async () => refused(404))
  show(<Page />)
  expect(screen.getByRole('status', { name: sentences.loading })).toBeTruthy()
  await fill()
  const { call, answer: release } = heldCall<Response>()
  const calls = answer(call)
  submit()
  await screen.findByText(sentences.submitting)
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  close()
  await hasClosed()
  await act(async () => release(sent()))
  await waitFor(() => expect(toasts).toEqual([sentences.thanks]))
  expect(calls).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the thanks close after a while, unless the host closed them and opened them again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answer(async () => refused(404))
  show(<Page />)
  await fill()
  answer(async () => Response.json({ rating_details: { rating: 3, feedback: 'More templates.' } }))
  const expectThanks = () => screen.findByRole('img', { name: sentences.stars(3, 'Good') })
  submit()
  await expectThanks()
  close()
  await hasClosed()
  fireEvent.click(screen.getByRole('button', { name: 'Rate' }))
  await expectThanks()
  await act(() => vi.advanceTimersByTimeAsync(2 * AFTER_RATING_MS))
  await expectThanks()
  fireEvent.click(screen.getByRole('button', { name: sentences.update }))
  submit()
  await expectThanks()
  await act(() => vi.advanceTimersByTimeAsync(AFTER_RATING_MS))
  await hasClosed()
})

test('an update that was closed unsent shows the thanks again, and goes on with its text', async () => {
  answer(async () => Response.json({ rating_details: { rating: 3, feedback: 'More templates.' } }))
  show(<Page />)
  fireEvent.click(await screen.findByRole('button', { name: sentences.update }))
  const feedback = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your feedback/)
  fireEvent.change(await feedback(), { target: { value: 'More templates, and less text.' } })
  close()
  await hasClosed()
  fireEvent.click(screen.getByRole('button', { name: 'Rate' }))
  await screen.findByRole('img', { name: sentences.stars(3, 'Good') })
  fireEvent.click(screen.getByRole('button', { name: sentences.update }))
  expect((await feedback()).value).toBe('More templates, and less text.')
})
