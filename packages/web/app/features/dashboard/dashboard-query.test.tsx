// Tests that the dashboard's answer brings the language of the account to this device.
import { afterEach, expect, test, vi } from 'vitest'
import { keepOnDevice } from '../../lib/language/device-language.ts'
import { newQueryClient } from '../../lib/queries/query-provider.tsx'
import { hostSession } from '../../lib/session/host-session.ts'
import { answer, asHost, HOST } from '../../test/sent-form.tsx'
import { heldCall } from '../../test/show.tsx'
import { dashboardQuery } from './dashboard-query.ts'

asHost()
afterEach(() => keepOnDevice('en'))

const languageHere = () => hostSession.stored()?.user.language
const inHindi = () => Response.json({ success: true, language: 'hi' })

test('a language that was chosen on another device is that of this one, too', async () => {
  answer(async () => inHindi())
  await newQueryClient().fetchQuery(dashboardQuery)
  expect(languageHere()).toBe('hi')
  expect(document.cookie).toBe('language=hi')
})

test('an answer that is older than a choice made here does not undo it', async () => {
  hostSession.updateUser({ ...HOST, language: 'hi' })
  const { call, answer: release } = heldCall<Response>()
  const calls = answer(call)
  const fetched = newQueryClient().fetchQuery(dashboardQuery)
  await vi.waitFor(() => expect(calls).toHaveBeenCalled())
  hostSession.updateUser({ ...HOST, language: 'en' })
  release(inHindi())
  await fetched
  expect(languageHere()).toBe('en')
})
