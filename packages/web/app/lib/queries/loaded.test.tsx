// Tests what a page shows of a query, and that an outage is reported once.
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { heldCall, show, toasts } from '../../test/show.tsx'
import { ApiError } from '../network/api-error.ts'
import { Loaded } from './loaded.tsx'

const refused = new ApiError({ status: 400, message: 'The books are closed.' })

function Page({ read, failed }: { read: () => Promise<string>; failed?: string }) {
  const query = useQuery({ queryKey: ['page'], queryFn: read, meta: { failed } })
  return (
    <Loaded query={query} failedTitle="No data" skeleton={<p>Loading</p>}>
      {(data) => <p>{`Data: ${data}`}</p>}
    </Loaded>
  )
}

test('a skeleton stands in until the data have arrived', async () => {
  const { call, answer } = heldCall<string>()
  show(<Page read={call} />)
  expect(screen.getByText('Loading')).toBeTruthy()
  act(() => answer('first'))
  expect(await screen.findByText('Data: first')).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})

test('a failure shows its reason; its button keeps the focus during a retry', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused)
  show(<Page read={read} failed="The page did not load." />)
  const button = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { name: 'No data' })).toBeTruthy()
  expect(screen.getByText(/The books are closed\./)).toBeTruthy()
  expect(toasts).toEqual(['The page did not load.'])
  const { call, answer } = heldCall<string>()
  read.mockImplementation(call)
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Trying again...' })).toBe(document.activeElement)
  act(() => answer('second'))
  expect(await screen.findByText('Data: second')).toBeTruthy()
})

test('loaded data stay through an outage, which is reported once', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first')
  const { queries } = show(<Page read={read} failed="The page did not load." />)
  await screen.findByText('Data: first')
  read.mockRejectedValue(refused)
  const ask = () => act(() => queries.refetchQueries())
  await ask()
  const notice = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Data: first')).toBeTruthy()
  await ask()
  await ask()
  expect(toasts).toEqual(['The page did not load.'])
  read.mockResolvedValueOnce('second')
  fireEvent.click(notice)
  await screen.findByText('Data: second')
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  await ask()
  expect(toasts).toEqual(['The page did not load.', 'The page did not load.'])
})

test('each failed attempt without data is reported', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(refused)
  show(<Page read={read} failed="The page did not load." />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(toasts).toHaveLength(2))
})

test('a query without a sentence fails silently', async () => {
  show(<Page read={() => Promise.reject(refused)} />)
  await screen.findByRole('button', { name: 'Try again' })
  expect(toasts).toEqual([])
})
