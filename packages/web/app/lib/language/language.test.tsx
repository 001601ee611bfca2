// Tests which sentences a page shows: English, or Hindi once its script is there and the host has chosen it.

import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { browserStore } from '../browser/browser-storage.ts'
import { hostSession } from '../session/host-session.ts'
import { chooseOnDevice, keepOnDevice } from './device-language.ts'
import { InChosenLanguage, useLanguage, useSentences } from './language.tsx'

const user = {
  ...{ id: '1', first_name: 'Sunita', last_name: 'Devi', email: 'sunita@example.test', phone_number: '' },
  ...{ address: '', upi_id: null },
}
const signIn = (language: 'en' | 'hi') =>
  hostSession.signIn({ access: 'a', refresh: 'r', user: { ...user, language } })

function Page() {
  const { logout } = useSentences('shell', shellSentences)
  return <p>{`${useLanguage()}: ${logout}`}</p>
}
const showPage = () =>
  show(
    <InChosenLanguage fallback="Loading">
      <Page />
    </InChosenLanguage>,
  )

/** Nobody is told: there is no server. */
afterEach(() =>
  act(() => {
    browserStore.clear()
    dispatchEvent(new Event('storage'))
    keepOnDevice('en')
  }),
)

test('a host who chose English reads English', () => {
  signIn('en')
  showPage()
  expect(screen.getByText('en: Logout')).toBeTruthy()
})

test('a host who chose Hindi reads Hindi, and English as soon as that is chosen', async () => {
  signIn('hi')
  showPage()
  expect(await screen.findByText('hi: बाहर निकलें')).toBeTruthy()
  act(() => hostSession.updateUser({ ...user, language: 'en' }))
  expect(screen.getByText('en: Logout')).toBeTruthy()
})

test('a page keeps the typed text while another tab chooses Hindi and its sentences are on their way', async () => {
  vi.resetModules()
  const fresh = await import('./language.tsx')
  const session = (await import('../session/host-session.ts')).hostSession
  const en = { ...user, language: 'en' } as const
  session.signIn({ access: 'a', refresh: 'r', user: en })
  show(
    <fresh.InChosenLanguage fallback="Loading">
      <input defaultValue="" />
    </fresh.InChosenLanguage>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox')
  input.value = 'typed'
  act(() => session.updateUser({ ...en, language: 'hi' }))
  expect(input.isConnected).toBe(true)
  await act(fresh.loadHindi)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed')
})

test('without the frame of the hosts’ pages, sentences are English', () => {
  signIn('hi')
  show(<Page />)
  expect(screen.getByText('en: Logout')).toBeTruthy()
})

test('before sign-in a host reads the language of the phone, until another one is chosen', async () => {
  using _ = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ml-IN', 'hi-IN', 'en'])
  showPage()
  expect(await screen.findByText('hi: बाहर निकलें')).toBeTruthy()
  act(() => chooseOnDevice('en'))
  expect(screen.getByText('en: Logout')).toBeTruthy()
  expect(document.cookie).toBe('language=en')
  act(() => chooseOnDevice('hi'))
  expect(await screen.findByText('hi: बाहर निकलें')).toBeTruthy()
  expect(document.cookie).toBe('')
})
