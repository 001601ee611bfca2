// Tests that an answer reaches the pages of nobody but who asked.
import { getProfile } from '@lifafa/contract/endpoints/profile'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, asHost, HOST, PROFILE } from '../../test/sent-form.tsx'
import { heldCall } from '../../test/show.tsx'
import { hostSession } from '../session/host-session.ts'
import { call } from './api.ts'

asHost()

test.each([
  [HOST.id, 1],
  ['h2', 0],
])('an answer to host h1 that comes when %s is signed in is passed on %i times', async (id, times) => {
  const { call: held, answer: release } = heldCall<Response>()
  answer(held)
  const told = vi.fn()
  void call(getProfile).then(told)
  hostSession.signIn({ access: 'other', refresh: 'other', user: { ...HOST, id } })
  await act(async () => release(Response.json(PROFILE)))
  expect(told).toHaveBeenCalledTimes(times)
})
