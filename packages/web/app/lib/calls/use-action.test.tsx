// Tests that an action runs once for a double press, says what came of it, and refreshes what it changes.
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { heldCall, show, toasts } from '../../test/show.tsx'
import { ApiError } from '../network/api-error.ts'
import { useAction } from './use-action.ts'

const KEY = ['count']

function Page({ action, read }: { action: (by: number) => Promise<string>; read: () => Promise<number> }) {
  const { data } = useQuery({ queryKey: KEY, queryFn: read })
  const { run, isBusy } = useAction(action, {
    done: (result) => `Done: ${result}`,
    failed: 'It failed.',
    keys: [KEY],
  })
  return (
    <button type="button" disabled={data === undefined} onClick={() => run(3)}>
      {isBusy ? 'Busy' : `Count: ${data}`}
    </button>
  )
}

test('a double press runs it once, with its argument; then the changed data are fetched', async () => {
  const { call, answer } = heldCall<string>()
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValue(4)
  show(<Page action={call} read={read} />)
  const button = await screen.findByText('Count: 1')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(button.textContent).toBe('Busy')
  expect(call.mock.calls).toEqual([[3]])
  act(() => answer('three'))
  expect(await screen.findByText('Count: 4')).toBeTruthy()
  expect(toasts).toEqual(['Done: three'])
})

test.each([
  [new ApiError({ status: 409, message: 'Somebody was faster.' }), 'Somebody was faster.'],
  [new ApiError({ status: 400, errors: { a: ['One.'], b: ['Two.'] } }), '• One.\n• Two.'],
  [new TypeError('not for users'), 'It failed.'],
])('a failure is explained, and the data may be old: %s', async (error, toast) => {
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValue(2)
  show(<Page action={() => Promise.reject(error)} read={read} />)
  fireEvent.click(await screen.findByText('Count: 1'))
  await screen.findByText('Count: 2')
  await waitFor(() => expect(toasts).toEqual([toast]))
})
