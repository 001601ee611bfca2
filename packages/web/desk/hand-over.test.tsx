// Tests how the form of a hand-over is read, and what it proposes.
import { deskWords } from '@lifafa/contract/register/desk-words'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HandOverSheet } from './hand-over.tsx'
import { entered, write } from './queue/queue.ts'
import { AT, cash, DEVICE, HANDOVER } from './test/samples.ts'
import { show } from './test/show.tsx'

const words = deskWords.en
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(screen.getByLabelText(words.to).closest('form') as HTMLFormElement)

test('numbers of envelopes are read in Devanagari digits, and get the letter of the device', () => {
  const noted = { ...HANDOVER, letter: 'A' }
  const { handOver } = show(entered(null, DEVICE), <HandOverSheet onClose={() => undefined} />, {
    handovers: [noted],
  })
  screen.getByText(/numbers A-1–A-2$/)
  type(words.to, 'Chacha')
  type(words.firstEnvelope, '१')
  type(words.lastEnvelope, '११२')
  submit()
  const read = expect.objectContaining({ letter: 'A', first_envelope: 1, last_envelope: 112 })
  expect(handOver).toHaveBeenCalledWith(read)
})

const PROPOSED = [words.from, words.to, words.firstEnvelope, words.lastEnvelope]

test.each([
  [2, ['Pappu', '', '', '']],
  [3, ['Pappu', '', '3', '3']],
])('after %i gifts, of which two went to Chacha, Pappu hands over what is left', (gifts, proposed) => {
  let queue = entered(null, DEVICE)
  for (let at = 0; at < gifts; at++) queue = write(queue, `${at}`, cash(), AT)
  show(queue, <HandOverSheet onClose={() => undefined} />, { handovers: [HANDOVER] })
  expect(PROPOSED.map(typedIn)).toEqual(proposed)
})

test('a hand-over leaves the sheet open, and empty where nothing is left', async () => {
  const onClose = vi.fn()
  const queue = write(entered(null, DEVICE), 'e', cash(), AT)
  const { handOver } = show(queue, <HandOverSheet onClose={onClose} />)
  handOver.mockReturnValueOnce(Promise.resolve() as Promise<never>)
  type(words.to, 'Chacha')
  submit()
  await waitFor(() => expect(PROPOSED.map(typedIn)).toEqual(['Pappu', '', '', '']))
  expect(onClose).not.toHaveBeenCalled()
})

test('the second of two taps shows no error over a hand-over that was kept; a third one is meant', async () => {
  const queue = write(entered(null, DEVICE), 'e', cash(), AT)
  const { handOver } = show(queue, <HandOverSheet onClose={() => undefined} />)
  handOver.mockReturnValueOnce(Promise.resolve() as Promise<never>)
  type(words.to, 'Chacha')
  submit()
  await waitFor(() => expect(typedIn(words.to)).toBe(''))
  submit()
  expect(screen.queryByRole('alert')).toBeNull()
  submit()
  screen.getByRole('alert')
})
