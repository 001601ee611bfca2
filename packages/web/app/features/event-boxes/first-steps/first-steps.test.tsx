// Tests which first steps a box has, and that the focus stays beside one whose button left when it was done.
import type { Split } from '@lifafa/contract/endpoints/register/split'
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
// The steps read these alone of a box's many fields.
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

const WRITTEN: Split = {
  ...{ online_paise: 0, cash_paise: 501_00, cheque_paise: 0, upi_paise: 0 },
  ...{ gold_milligrams: 0, silver_milligrams: 0, things: 0, blessings: 0 },
  ...{ online: 0, written: 1, without_amount: 0, unthanked: 1 },
}

test.for([
  { on: 'a week before', days: 7, register: null, title: sentences.title, desk: 0 },
  { on: 'the day before', days: 1, register: null, title: sentences.titleOfFour, desk: 1 },
  { on: 'the day before, with cash', days: 1, register: WRITTEN, title: sentences.titleOfOnline, desk: 0 },
])('$on the steps lead to the first gift that is still to come', ({ days, register, title, desk }) => {
  const now = new Date(Date.parse(BOX.marriage_date) - days * 24 * 60 * 60_000)
  show(<FirstSteps detail={{ ...DETAIL, register }} now={now} />)
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(screen.queryAllByText(sentences.desk.title)).toHaveLength(desk)
})
