// Renders components in a document, as the application does: with a cache of queries, at an address, without a server.
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { newQueryClient } from '../lib/queries/query-provider.tsx'
import { notify } from '../ui/overlays/toasts.ts'

// A machine that has other work to do is slow, and nothing is wrong with it.
configure({ asyncUtilTimeout: 60_000 })

/** The texts of the toasts of this test, in order. */
export const toasts: string[] = []

for (const kind of ['success', 'error', 'failedLoad'] as const)
  vi.spyOn(notify, kind).mockImplementation((text: string) => void toasts.push(text))

afterEach(() => {
  cleanup()
  toasts.length = 0
})

/** `at`: the address. */
export function show(content: ReactNode, at = '/') {
  const queries = newQueryClient()
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [at] })
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    queries,
    search: () => router.state.location.search,
    path: () => router.state.location.pathname,
    back: () => router.navigate(-1),
  }
}

/** A call that is answered when the test says so. */
export function heldCall<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  return { call: vi.fn(() => promise), answer: resolve, refuse: reject }
}
