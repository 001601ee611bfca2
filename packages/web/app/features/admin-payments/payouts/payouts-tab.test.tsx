// Tests the dialogs of payouts: what they send, once, and what they know when they are opened again.
import type { Answer } from '@lifafa/contract/endpoint'
import type { AdminPayout, adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { bankFileSentences } from '@lifafa/contract/sentences/admin/bank-files'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminSession } from '../../../lib/session/admin-session.ts'
import { when } from '../../../lib/time/when.ts'
import { show, toasts } from '../../../test/show.tsx'
import { PayoutsTab } from './payouts-tab.tsx'

const PAYOUT: AdminPayout = {
  ...{ id: 'payout-1', host: 'Asha Rao', host_id: null, box: 'Asha weds Ravi', number: 1 },
  ...{ amount_paise: 501_00, state: 'open', due_on: '2026-11-21', is_late: false },
  ...{ upi_id: 'asha@okbank', bank_account: null },
  ...{
    hold: null,
    hold_reason: null,
    held_until: null,
    cancelled: null,
    at: '2026-11-21T10:00:00.000Z',
    attempt: null,
  },
  actions: ['pay-by-hand', 'cancel'],
}

/** In a file for the bank, or locked to be paid by hand. */
const PAYING: AdminPayout = {
  ...PAYOUT,
  state: 'paying',
  attempt: {
    ...{ id: 'attempt-1', channel: 'by-hand', state: 'submitted', started_at: PAYOUT.at },
    ...{ amount_paise: 501_00, reference: null, failure_text: null, is_in_batch: false },
  },
  actions: ['mark-paid', 'not-paid'],
}

/** The answer of the call that locks it. */
const LOCKED = {
  ...{ success: true, attempt: 'attempt-1', upi_id: 'asha@okbank', bank_account: null, since: null },
}

const listOf = (payouts: AdminPayout[]): Answer<typeof adminListPayouts> => ({
  ...{ success: true, is_automatic: false, restored_at: null, missing: null, stops, float_paise: 0 },
  ...{ totals: [], open_batches: batches, payouts },
  pagination: { total: payouts.length, total_pages: 1, current_page: 1 },
})

let batches: Answer<typeof adminListPayouts>['open_batches'] = []
let stops: Answer<typeof adminListPayouts>['stops'] = []
let listed = PAYOUT
/** The posted bodies, by path. */
const posted: [string, unknown][] = []
let answerPost = (): Promise<Response> => Promise.resolve(Response.json({ success: true, message: 'Done.' }))

beforeEach(() => {
  listed = PAYOUT
  const user = { id: 'a', name: 'Kavita', email: 'kavita@example.com' }
  adminSession.signIn({ access: 'access', refresh: 'refresh', user })
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json(listOf([listed])))
    posted.push([url, JSON.parse(String(body))])
    return answerPost()
  })
})

afterEach(() => {
  posted.length = 0
  batches = []
  stops = []
  vi.unstubAllGlobals()
})

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each([
  ['one box', 'b', 1],
  ['all boxes', null, 0],
])('payouts of %s are stopped (%s): the page says %i times how payouts go', async (_of, box_id, times) => {
  stops = [{ box: box_id && 'Asha weds Ravi', box_id, since: PAYOUT.at }]
  show(<PayoutsTab />, '/?tab=payouts')
  await screen.findByText(sentences.stopsTitle(box_id === null))
  expect(screen.queryAllByText(sentences.payoutsOff)).toHaveLength(times)
})

test('a payout is cancelled once, with its reason; then the heading has the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerPost = () => promise
  show(<PayoutsTab />, '/?tab=payouts')
  await press(sentences.cancelOf('₹501', 'Asha Rao'))
  await screen.findByRole('dialog', { name: sentences.cancelPayout })
  fireEvent.change(screen.getByLabelText(sentences.decisionReason), { target: { value: 'Paid in cash' } })
  const submit = screen.getByRole('button', { name: sentences.cancelPayout })
  fireEvent.click(submit)
  await waitFor(() => expect(posted).toHaveLength(1))
  fireEvent.click(submit)
  await act(async () => resolve(Response.json({ success: true, message: 'It is cancelled.' })))
  await isClosed()
  expect(posted.map(([, body]) => body)).toEqual([
    { decision: 'cancel', reason: 'Paid in cash', hold_reason: null },
  ])
  expect(toasts).toEqual(['It is cancelled.'])
  await waitFor(() => expect(document.activeElement?.textContent).toBe(sentences.payoutsTitle))
})

test('the bank’s reason why an attempt was not paid is sent once, and whether its account is at fault', async () => {
  listed = PAYING
  answerPost = () => Promise.resolve(Response.json({ success: true, message: 'Reopened.' }))
  show(<PayoutsTab />, '/?tab=payouts&group=under-way')
  await press(sentences.itWasNotPaidOf('₹501', 'Asha Rao'))
  const dialog = await screen.findByRole('dialog', { name: sentences.itWasNotPaid })
  expect(dialog.textContent).toContain(sentences.itWasNotPaidText)
  const submit = screen.getByRole('button', { name: sentences.itWasNotPaid })
  fireEvent.click(submit)
  const reason = screen.getByLabelText(sentences.decisionReason)
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'))
  expect(posted).toEqual([])
  fireEvent.change(reason, { target: { value: 'Account closed' } })
  fireEvent.click(screen.getByRole('checkbox', { name: sentences.upiIdAtFault }))
  fireEvent.click(submit)
  fireEvent.click(submit)
  await isClosed()
  expect(posted).toEqual([
    [
      expect.stringContaining('/payout-attempts/attempt-1/not-paid'),
      { reason: 'Account closed', upi_id_at_fault: true },
    ],
  ])
  expect(toasts).toEqual(['Reopened.'])
})

test('a payout is locked as its row shows it, and not again before the list is fresh', async () => {
  listed = { ...PAYOUT, hold: 'needs-operator', hold_reason: 'rejected' }
  answerPost = () => Promise.resolve(Response.json(LOCKED))
  show(<PayoutsTab />, '/?tab=payouts')
  const payByHand = sentences.payByHandOf('₹501', 'Asha Rao')
  await press(payByHand)
  await press(sentences.lock)
  await screen.findByRole('dialog', { name: sentences.markPaid })
  await press(sentences.keepLocked)
  await isClosed()
  await press(payByHand)
  await screen.findByRole('dialog', { name: sentences.markPaid })
  expect(posted.map(([, body]) => body)).toEqual([
    { upi_id: 'asha@okbank', bank_account: null, amount_paise: 501_00, hold_reason: 'rejected' },
  ])
})

test('a payout is paid where the call that locks it says, and its hold stays in sight', async () => {
  listed = { ...PAYOUT, hold: 'needs-destination', hold_reason: 'upi-id-denied' }
  answerPost = () => Promise.resolve(Response.json({ ...LOCKED, upi_id: null }))
  show(<PayoutsTab />, '/?tab=payouts&group=waiting')
  await press(sentences.payByHandOf('₹501', 'Asha Rao'))
  await press(sentences.lock)
  const dialog = await screen.findByRole('dialog', { name: sentences.markPaid })
  expect(dialog.textContent).toContain(payoutFactsSentences.reasons['upi-id-denied'])
  expect(dialog.textContent).toContain(sentences.payElsewhere('₹501'))
})

test('a payout that was locked in another tab tells to look at the bank before it tells to pay', async () => {
  answerPost = () => Promise.resolve(Response.json({ ...LOCKED, since: PAYOUT.at }))
  show(<PayoutsTab />, '/?tab=payouts')
  await press(sentences.payByHandOf('₹501', 'Asha Rao'))
  await press(sentences.lock)
  await screen.findByRole('button', { name: sentences.showDetails })
  expect(screen.getByRole('dialog').textContent).toContain(sentences.lockedBefore(when(PAYOUT.at)))
  expect(screen.queryByText(sentences.pay('₹501', 'asha@okbank'))).toBeNull()
  await press(sentences.showDetails)
  await screen.findByText(sentences.pay('₹501', 'asha@okbank'))
  expect(posted).toHaveLength(1)
})

test('a payout that was locked here and was not paid is locked anew', async () => {
  answerPost = () => Promise.resolve(Response.json(LOCKED))
  show(<PayoutsTab />, '/?tab=payouts')
  const payByHand = sentences.payByHandOf('₹501', 'Asha Rao')
  await press(payByHand)
  const attempt = PAYING.attempt && { ...PAYING.attempt, state: 'cancelled', failure_text: 'Bounced' }
  listed = { ...PAYOUT, attempt } as AdminPayout
  await press(sentences.lock)
  await screen.findByRole('dialog', { name: sentences.markPaid })
  await press(sentences.keepLocked)
  await isClosed()
  await screen.findByText(payoutFactsSentences.lastTime('Bounced'))
  await press(payByHand)
  await screen.findByRole('dialog', { name: sentences.payByHand })
})

test.each([
  [false, payoutFactsSentences.byHandSince(when(PAYOUT.at)), sentences.toldToPay],
  [true, payoutFactsSentences.inBatch, sentences.putInFile],
])('a payout that we pay says so, in a bank file: %s', async (is_in_batch, note, told) => {
  listed = { ...PAYING, upi_id: null, attempt: PAYING.attempt && { ...PAYING.attempt, is_in_batch } }
  show(<PayoutsTab />, '/?tab=payouts&group=under-way')
  await press(sentences.markPaidOf('₹501', 'Asha Rao'))
  expect((await screen.findByRole('dialog')).textContent).toContain(told('₹501', when(PAYOUT.at)))
  expect(document.body.textContent).toContain(payoutFactsSentences.asAgreed + note)
})

test('the outcome of a bank file stays on the screen when nothing is left to pay', async () => {
  show(<PayoutsTab />, '/?tab=payouts')
  const input = await screen.findByLabelText(bankFileSentences.fileLabel)
  const of = { reference: 'attempt-1', bank_reference: 'UTR0001', status: 'Success' }
  const rows = [{ ...of, verdict: 'ready', payout: PAYOUT }]
  answerPost = () => Promise.resolve(Response.json({ success: true, rows }))
  const file = new File(['Reference,UTR,Status\nattempt-1,UTR0001,Success\n'], 'bank.csv', {
    type: 'text/csv',
  })
  fireEvent.change(input, { target: { files: [file] } })
  await screen.findByRole('dialog', { name: bankFileSentences.resultsTitle })
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
    Promise.resolve(
      Response.json(
        method === 'GET' ? listOf([]) : { success: true, outcomes: [{ id: PAYOUT.id, refusal: null }] },
      ),
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: bankFileSentences.markAll(1, '₹501') }))
  await waitFor(() => expect(screen.queryByLabelText(bankFileSentences.fileLabel)).toBeNull())
  expect(screen.getByRole('dialog', { name: bankFileSentences.resultsTitle }).textContent).toContain(
    bankFileSentences.marked(1),
  )
})

test('“none was paid” is ticked anew once a colleague has said an outcome', async () => {
  const batch = {
    id: 'batch-1',
    at: PAYOUT.at,
    by: 'Ravi',
    format: 'general' as const,
    count: 2,
    paise: 1002_00,
    open: 2,
  }
  const nonePaid = { name: bankFileSentences.nonePaid, hidden: true }
  batches = [batch]
  const { queries } = show(<PayoutsTab />, '/?tab=payouts')
  fireEvent.click(await screen.findByLabelText(bankFileSentences.nonePaidConfirm))
  await screen.findByRole('button', nonePaid)
  batches = [{ ...batch, open: 1 }]
  void queries.invalidateQueries()
  await screen.findByText(bankFileSentences.stillOpen(1))
  expect(screen.queryByRole('button', nonePaid)).toBeNull()
})

test('a held payout that is no longer owed says so, and asks for no decision', async () => {
  listed = { ...PAYOUT, state: 'cancelled', hold: 'needs-operator', hold_reason: 'rejected', actions: [] }
  show(<PayoutsTab />, '/?tab=payouts&group=cancelled')
  await screen.findByText(payoutFactsSentences.cancelledUnowed)
  expect(screen.queryByText(payoutFactsSentences.reasons.rejected)).toBeNull()
})

test('each group says how many of its payouts ask something of an administrator', async () => {
  const list = { ...listOf([]), totals: [{ group: 'waiting', count: 24, paise: 501_00, late_paise: 0 }] }
  const toDo = { success: true, payouts_in: { due: 0, waiting: 2, 'under-way': 0 } }
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(url.endsWith('to-do') ? toDo : list)))
  show(<PayoutsTab />, '/?tab=payouts')
  await screen.findByText('24 payouts, 2 to do')
})

test('nobody is asked to activate a host who deleted their account', async () => {
  listed = { ...PAYOUT, upi_id: null, hold: 'host-inactive', hold_reason: 'inactive' }
  show(<PayoutsTab />, '/?tab=payouts&group=waiting')
  await screen.findByText(payoutFactsSentences.hostDeleted)
  expect(screen.queryByText(payoutFactsSentences.reasons.inactive)).toBeNull()
})

test.each([
  [null, payoutFactsSentences.notKept],
  ['host-1', payoutFactsSentences.asAgreed],
])('a paid payout without a destination, of the host %s: “%s”', async (host_id, told) => {
  listed = { ...PAYOUT, host_id, state: 'paid', upi_id: null }
  show(<PayoutsTab />, '/?tab=payouts&group=paid')
  await screen.findByText(told)
})

test('another group offers nothing until its payouts have come', async () => {
  show(<PayoutsTab />, '/?tab=payouts')
  await screen.findByRole('button', { name: sentences.cancelOf('₹501', 'Asha Rao') })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${sentences.payoutGroups.waiting}`) }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /₹501/ })).toBeNull())
  expect(screen.queryByRole('checkbox')).toBeNull()
})
