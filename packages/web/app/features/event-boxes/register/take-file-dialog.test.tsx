// Tests the take-over of a desk's unsent entries from its file.
import type { Desk } from '@lifafa/contract/endpoints/register/desks'
import { hostRegisterSentences as sentences } from '@lifafa/contract/sentences/host/register'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { answer, asHost, input, OPEN, submit } from '../../../test/sent-form.tsx'
import { heldCall, show } from '../../../test/show.tsx'
import { TakeFileDialog } from './take-file-dialog.tsx'

const DESK: Desk = {
  ...{ id: 'd1', helper: 'Pappu', state: 'ended', may_see_names: true, may_see_sums: false },
  ...{ ends_at: '2026-11-27T00:30:00.000Z', entries: 0, last_entry_at: null, devices: [] },
}

const HANDOVER = {
  ...{ id: '4f2a7f5e-9d0c-4a83-8f0e-5a4c1b7d2e10', from: 'Pappu', to: 'Chacha' },
  ...{ first_envelope: 1, last_envelope: 2, at: '2026-11-27T16:00:00.000Z' },
}

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <TakeFileDialog
      {...{ ...OPEN, open, onOpenChange: setOpen }}
      giftid="7YWHMfk9JZeLM1g1ZauHuQ"
      desk={DESK}
    />
  )
}

function take(contents: string) {
  show(<Page />)
  fireEvent.change(input(sentences.file), { target: { files: [new File([contents], 'desk.json')] } })
  submit()
}

asHost()

test('a long file is sent in parts, hand-overs after all entries, and each outcome is told', async () => {
  const calls = answer(async () =>
    Response.json({
      success: true,
      server_time: '2026-11-27T00:00:00.000Z',
      results: [
        { id: 'a', result: 'stored' },
        { id: 'b', result: 'already' },
        { id: 'c', result: 'refused', code: 'counted' },
      ],
    }),
  )
  const versions = Array.from({ length: 51 }, (_, at) => ({ at }))
  take(JSON.stringify({ letter: 'A', versions, handovers: [HANDOVER] }))
  await screen.findByText(sentences.taken(2, 2))
  screen.getByText(sentences.refused(2))
  screen.getByText(sentences.refusedBecause(sentences.refusals.counted, 2))
  const sent = calls.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
  expect(sent.map(({ versions, handovers }) => [versions.length, handovers.length])).toEqual([
    [50, 0],
    [1, 0],
    [0, 1],
  ])
})

test('a later part brings no version of an entry of which an earlier part had one refused', async () => {
  const ids = Array.from({ length: 51 }, (_, at) => ({ id: at < 49 ? `${at}` : 'changed' }))
  const results = ids.slice(0, 50).map(({ id }) => ({ id, result: 'stored' }))
  const refused = { id: 'changed', result: 'refused', code: 'otherContent' }
  const calls = answer(async () =>
    Response.json({ success: true, server_time: '', results: results.with(49, refused) }),
  )
  take(JSON.stringify({ letter: 'A', versions: [...ids, { id: 'last' }] }))
  await screen.findByText(sentences.refusedBecause(sentences.refusals.earlierMissing, 1))
  const sent = calls.mock.calls.map(([, { body }]) => JSON.parse(String(body)).versions)
  expect(sent).toEqual([ids.slice(0, 50), [{ id: 'last' }]])
})

test('hand-overs of a file are sent with it, and told, also without an entry', async () => {
  const calls = answer(async () => Response.json({ success: true, server_time: '', results: [] }))
  take(JSON.stringify({ letter: 'A', versions: [], handovers: [HANDOVER] }))
  await screen.findByText(sentences.handoversTaken(1))
  expect(screen.queryByText(sentences.taken(0, 0))).toBeNull()
  expect(JSON.parse(String(calls.mock.lastCall?.[1].body))).toEqual({
    ...{ letter: 'A', versions: [], handovers: [HANDOVER] },
  })
})

test.each(['no JSON', '{"letter":"A"}', '[]'])('%j is no file of a desk', async (contents) => {
  const calls = answer(async () => Response.json({}))
  take(contents)
  await screen.findByText(sentences.fileWrong)
  expect(calls).not.toHaveBeenCalled()
})

test('a failure has its sentence, and the file can be sent again', async () => {
  const calls = answer(async () => Response.json({ success: false }, { status: 500 }))
  take(JSON.stringify({ letter: 'A', versions: [{}] }))
  await screen.findByText(sentences.takeFailed)
  submit()
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2))
})

test('the outcome opens its window again where that was closed meanwhile', async () => {
  const { call, answer: release } = heldCall<Response>()
  answer(call)
  take(JSON.stringify({ letter: 'A', versions: [], handovers: [HANDOVER] }))
  await screen.findByText(sentences.taking)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => release(Response.json({ success: true, server_time: '', results: [] })))
  await screen.findByText(sentences.handoversTaken(1))
})
