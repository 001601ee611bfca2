// Tests that a page belongs to one person: it is new for another one who has signed in meanwhile, in another tab.
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { HOST } from '../../test/sent-form.tsx'
import { hostSession } from './host-session.ts'
import RequireHost from './require-host.tsx'
import { hostEntries } from './session-storage.ts'

const tokens = { access: 'a', refresh: 'r' }
const input = () => screen.getByRole<HTMLInputElement>('textbox')

test('a host finds the typed text again; another host does not', () => {
  hostSession.signIn({ ...tokens, user: HOST })
  const page = { path: '/', element: <input defaultValue="" /> }
  render(<RouterProvider router={createMemoryRouter([{ element: <RequireHost />, children: [page] }])} />)
  input().value = 'typed'
  act(() => hostSession.updateUser({ ...HOST, first_name: 'Meera' }))
  expect(input().value).toBe('typed')
  // As in a tab that was frozen, or in the back/forward cache, while the one signed out and the other in.
  act(() => {
    hostEntries.write(localStorage, { ...tokens, user: { ...HOST, id: 'another' } })
    dispatchEvent(new Event('storage'))
  })
  expect(input().value).toBe('')
})
