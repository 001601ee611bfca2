// Tests that data which follow the stream also take in the answers that were asked for.
import type { LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { useLiveRegister } from '../register/register-queries.ts'
import { useStreamedQuery } from './use-streamed-query.ts'

const listeners = vi.hoisted(() => [] as { received: (update: LiveUpdate) => void }[])
vi.mock('../live-updates/live-updates.ts', () => ({
  useLiveUpdates: (listener: (typeof listeners)[number]) => listeners.push(listener) > 0,
}))

function Sum({ read }: { read: () => Promise<string> }) {
  // A part of a page listens before the page.
  useLiveRegister('box')
  const { data } = useStreamedQuery({ queryKey: ['event-box', 'box'], queryFn: read }, (before) => before)
  return <p>{data}</p>
}

test('an answer that an event of the stream has cancelled is asked for again', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('after').mockResolvedValueOnce('before')
  show(<Sum read={read} />)
  await screen.findByText('before')
  // Its sums are not read.
  const update = { boxes: [], registers: ['box'] } as unknown as LiveUpdate
  await act(async () => {
    for (const { received } of listeners.slice(-2)) received(update)
  })
  // Long before the poll.
  expect(await screen.findByText('after', undefined, { timeout: 30_000 })).toBeTruthy()
})
