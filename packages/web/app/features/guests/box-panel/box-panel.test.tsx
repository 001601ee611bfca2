// Tests what stands in the place of the guest list of a box to which nobody gave online, what a request for money answers, and the Excel
// file.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { giftSplitSentences } from '@lifafa/contract/sentences/host/gift-split'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { moneySentence } from '@lifafa/contract/sentences/host/money'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asHost, BOX } from '../../../test/sent-form.tsx'
import { show, toasts } from '../../../test/show.tsx'
import { BoxActions } from './box-actions.tsx'
import { BoxPanel } from './box-panel.tsx'

asHost()

const NO_GIFTS = { total_amount: 0, totalguests: 0, money_state: null, has_written: false }
const EMPTY: ListedBox = { ...BOX, ...NO_GIFTS, created_at: '2026-11-27T14:00:00.000Z' }

test.each([
  [true, giftSplitSentences.online('₹0'), guestsSentences.noGuestsTitle],
  [false, guestsSentences.noGuestsTitle, giftSplitSentences.online('₹0')],
])('a box has guests once a gift was written down: %s', async (has_written, said, not) => {
  answer(async () => Response.json({ guests: [] }))
  const box: ListedBox = { ...EMPTY, has_written }
  const place = { isOnly: true, heading: { current: null }, onUpdate() {} }
  show(<BoxPanel box={box} {...place} />, `/guests?box=${box.giftid}&view=online`)
  await screen.findByText(said)
  expect(screen.queryByText(not)).toBeNull()
})

const NOTHING = { received: 0, 'action-needed': 0, 'on-hold': 0, late: 0, waiting: 0, 'at-provider': 0 }
const SUMS = { ...NOTHING, 'on-its-way': 0, 'sent-on': 0, owed_back: 0 }
const PART = { paise: 501_00, due_on: null, at: null, upi_id: null, reference: null }

test.each([
  { ...PART, state: 'on-hold', reason: 'rejected' },
  { ...PART, state: 'action-needed', reason: 'upi-id-not-found', account_digits: '6789' },
] as const)('a request for money that is $state says why it is not paid', (part) => {
  const box = { ...EMPTY, marriage_date: '2026-01-01' }
  show(<BoxActions box={box} guests={1} money={{ sums_paise: SUMS, parts: [part], adjustments: [] }} />)
  fireEvent.click(screen.getByRole('button', { name: guestsSentences.requestMoney }))
  expect(toasts).toEqual([moneySentence(part)])
})

test('the Excel file is the workbook of the book, also of written gifts alone; a failure has its reference', async () => {
  const failure = { success: false, message: 'No.', reference: 'k7m2p9xw' }
  const calls = answer(async () => Response.json(failure, { status: 500 }))
  show(<BoxActions box={{ ...EMPTY, has_written: true }} guests={0} money={undefined} />)
  fireEvent.click(screen.getByText(guestsSentences.excel))
  await waitFor(() =>
    expect(toasts).toEqual([`${guestsSentences.excelFailed} (${connectionSentences.reference('k7m2p9xw')})`]),
  )
  expect(calls.mock.calls[0]?.[0]).toContain(`/${EMPTY.giftid}/book?format=xlsx&language=en`)
})

test('a list without guests makes no file', () => {
  const calls = answer(async () => Response.json({}))
  show(<BoxActions box={EMPTY} guests={0} money={undefined} />)
  fireEvent.click(screen.getByText(guestsSentences.excel))
  expect(toasts).toEqual([guestsSentences.nothingToDownload])
  expect(calls).not.toHaveBeenCalled()
})
