// Tests that a guest is thanked in the host's own words, and not in ours while those are on their way.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { ofEachLanguage } from '@lifafa/contract/guest-page/languages'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { answer, asHost, refuse } from '../../../test/sent-form.tsx'
import { heldCall, show } from '../../../test/show.tsx'
import { ThankActions } from './thank-actions.tsx'
import { useGuestThanking } from './use-thanking.ts'

asHost()

const BOX = { giftid: 'b1', event_type: 'other', name: 'Griha Pravesh' } as ListedBox
const GUEST = { id: 'g1', name: 'Suneeta', phone: '9876543210', language: 'en' } as ListedGuest

function Page() {
  const list = useRef(null)
  return <ThankActions guest={GUEST} thanking={useGuestThanking(BOX, list)} />
}

test('the chat is opened, and the guest ticked, once the host’s own words are known', async () => {
  const { call, answer: release } = heldCall<Response>()
  const calls = answer(call)
  show(<Page />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.queryByRole('link')).toBeNull()
  await act(async () => release(Response.json(ofEachLanguage(() => 'Bless you, {name}!'))))
  const link = await screen.findByRole('link')
  expect(link.getAttribute('href')).toBe('https://wa.me/919876543210?text=Bless%20you%2C%20Suneeta!')
  expect(calls).toHaveBeenCalledOnce()
})

test('a press asks again for the host’s own words, where they could not be fetched', async () => {
  const calls = refuse(429)
  show(<Page />)
  await waitFor(() => expect(calls).toHaveBeenCalledOnce())
  fireEvent.click(await screen.findByRole('button', { name: /Suneeta/ }))
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(2))
})
