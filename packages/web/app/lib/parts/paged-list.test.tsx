// Tests how a list turns its pages, and which data may stand in while others are loading.
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { heldCall, show } from '../../test/show.tsx'
import { ApiError } from '../network/api-error.ts'
import { inPages, PagedList } from './paged-list.tsx'

interface Answer {
  names: string[]
  pagination: { total: number; total_pages: number; current_page: number }
}
type Read = (list: string, page: number) => Promise<Answer>

const answer = (name: string, page: number, pages = 3): Answer => ({
  names: [name],
  pagination: { total: pages, total_pages: pages, current_page: page },
})

function Page({ read, start = 1 }: { read: Read; start?: number }) {
  const [list, setList] = useState('open')
  const [page, setPage] = useState(start)
  const query = useQuery({ ...inPages, queryKey: [list, page], queryFn: () => read(list, page) })
  return (
    <>
      <button type="button" onClick={() => setList('log')}>
        Log
      </button>
      <PagedList
        key={list}
        query={query}
        page={page}
        onPage={(to) => setPage(to.page)}
        failedTitle="No list"
        pagesLabel="Pages of names"
        rowHeight="h-8"
        empty={{ title: 'Nobody' }}
      >
        {({ names }) => <p>{names}</p>}
      </PagedList>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the page before stays, marked as busy, until the next one has come', async () => {
  const { call, answer: send } = heldCall<Answer>()
  const read = vi.fn<Read>().mockResolvedValueOnce(answer('Asha', 1)).mockImplementation(call)
  show(<Page read={read} />)
  await screen.findByText('Asha')
  press('Next')
  await waitFor(() => expect(screen.getByText('Asha').closest('[aria-busy]')).toBeTruthy())
  act(() => send(answer('Ravi', 2)))
  await screen.findByText('Ravi')
  expect(read.mock.lastCall).toEqual(['open', 2])
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

test('another list does not begin with the names of the one before', async () => {
  const { call, answer: send } = heldCall<Answer>()
  const read = vi.fn<Read>().mockResolvedValueOnce(answer('Asha', 1)).mockImplementation(call)
  show(<Page read={read} />)
  await screen.findByText('Asha')
  press('Log')
  await screen.findByRole('status')
  expect(screen.queryByText('Asha')).toBeNull()
  act(() => send(answer('Meera', 1)))
  await screen.findByText('Meera')
})

test('a page that no longer exists leads to the last one', async () => {
  const read: Read = async (_, page) =>
    page > 2 ? { ...answer('', page, 2), names: [] } : answer(`Name ${page}`, page, 2)
  show(<Page read={read} start={9} />)
  await screen.findByText('Name 2')
})

test('a page that fails says so, and the button to retry stays where it is', async () => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce(answer('Asha', 1))
    .mockRejectedValueOnce(new ApiError({ status: 400, message: 'Closed.' }))
  show(<Page read={read} />)
  await screen.findByText('Asha')
  press('Next')
  const button = await screen.findByRole('button', { name: 'Try again' })
  const { call, answer: send } = heldCall<Answer>()
  read.mockImplementation(call)
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Trying again...' })).toBe(button)
  act(() => send(answer('Ravi', 2)))
  await screen.findByText('Ravi')
})

test('an empty list says so', async () => {
  show(<Page read={async () => ({ names: [], pagination: { total: 0, total_pages: 1, current_page: 1 } })} />)
  await screen.findByText('Nobody')
})
