// Tests that the focus stays beside a first step whose button left when it was done.
import { firstStepsSentences as sentences } from '@lifafa/contract/sentences/host/first-steps'
import { invitationSentences } from '@lifafa/contract/sentences/host/invitation'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { browserStore } from '../../../lib/browser/browser-storage.ts'
import { asHost, BOX } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import type { EventBoxDetail } from '../event-box-query.ts'
import { FirstSteps } from './first-steps.tsx'

const OPEN_STEPS = { contributions: [], register: null, needs_upi_id: true, asks_upi_id: false }
const DETAIL = { gift_book: BOX, ...OPEN_STEPS } as unknown as EventBoxDetail

beforeEach(() => browserStore.clear())
asHost()

test('after an invitation, whose button has left, the focus is on the heading of the steps', async () => {
  show(<FirstSteps detail={DETAIL} now={new Date('2030-01-01')} />)
  fireEvent.click(screen.getByRole('button', { name: sentences.share.action }))
  const link = await screen.findByText(invitationSentences.open)
  // WhatsApp is another site, which no test calls.
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
  fireEvent.click(link)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: invitationSentences.title })).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe(sentences.title))
  expect(screen.queryByText(sentences.share.action)).toBeNull()
})
