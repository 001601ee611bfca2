// Tests that the host's control of the screen in the hall loses no press, gets new lines, and shows no link that has ended.
import { hallDialogSentences as sentences } from '@lifafa/contract/sentences/host/hall'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asHost, BOX, OPEN } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { HallDialog } from './hall-dialog.tsx'

const line = (name: string) => ({
  ...{ id: name, name, village: '', blessing: '', online: false, hidden: false, held: false },
})
const HALL = {
  ...{ open: true, link: 'one', paused: false, shows_sum: true, holds_blessings: false },
  lines: [line('Ravi'), line('Meera')],
}

asHost()

afterEach(() => vi.useRealTimers())

test('two lines are hidden, and the screen is paused, while no change was answered yet', async () => {
  const changes: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (url.endsWith('/hall') && method === 'GET') return Promise.resolve(Response.json(HALL))
    if (method === 'PATCH') changes.push(JSON.parse(String(body)))
    return new Promise(() => {})
  })
  show(<HallDialog {...OPEN} box={BOX} />)
  for (const name of ['Ravi', 'Meera'])
    fireEvent.click(await screen.findByRole('button', { name: sentences.hideOf(name) }))
  fireEvent.click(screen.getByLabelText(sentences.pause))
  await waitFor(() =>
    expect(changes).toEqual([
      ...[{ line: { id: 'Ravi', hidden: true } }, { line: { id: 'Meera', hidden: true } }],
      { paused: true },
    ]),
  )
})

test('a link in whose place another phone has made one is not shown any more', async () => {
  let link: string | null = null
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (!url.endsWith('/hall')) return new Promise(() => {})
    if (method === 'PATCH') link = 'one'
    return Response.json({ ...HALL, open: link !== null, link, success: true, token: 'abcdef' })
  })
  const { queries } = show(<HallDialog {...OPEN} box={BOX} />)
  fireEvent.click(await screen.findByRole('button', { name: sentences.turnOn }))
  await screen.findByText(/\/hall\/abcdef$/)
  link = 'two'
  await act(() => queries.invalidateQueries())
  await screen.findByRole('button', { name: sentences.newLink })
  expect(screen.queryByText(/\/hall\/abcdef$/)).toBeNull()
})

test('a new line appears where no stream tells of it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let { lines } = HALL
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/hall') ? Promise.resolve(Response.json({ ...HALL, lines })) : new Promise(() => {}),
  )
  show(<HallDialog {...OPEN} box={BOX} />)
  await screen.findByText('Ravi')
  lines = [line('Sita'), ...lines]
  await vi.advanceTimersByTimeAsync(16_000)
  await screen.findByText('Sita')
})
