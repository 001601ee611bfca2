// Tests how the form of a hand-over is read.
import { deskWords } from '@lifafa/contract/register/desk-words'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HandOverSheet } from './hand-over.tsx'
import { entered } from './queue/queue.ts'
import { DEVICE, HANDOVER } from './test/samples.ts'
import { show } from './test/show.tsx'

const words = deskWords.en

test('numbers of envelopes are read in Devanagari digits, and get the letter of the device', () => {
  const noted = { ...HANDOVER, letter: 'A' }
  const { handOver } = show(entered(null, DEVICE), <HandOverSheet onClose={() => undefined} />, {
    handovers: [noted],
  })
  screen.getByText(/numbers A-1–A-2$/)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(words.to, 'Chacha')
  type(words.firstEnvelope, '१')
  type(words.lastEnvelope, '११२')
  fireEvent.submit(screen.getByLabelText(words.to).closest('form') as HTMLFormElement)
  const read = expect.objectContaining({ letter: 'A', first_envelope: 1, last_envelope: 112 })
  expect(handOver).toHaveBeenCalledWith(read)
})
