// Tests the card of payouts that are paid many at once: its warning, and what is said of payouts that a file lacks.
import type { Answer } from '@lifafa/contract/endpoint'
import type { AdminPayout, adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { adminSession } from '../../../../lib/session/admin-session.ts'
import { show, toasts } from '../../../../test/show.tsx'
import { BankCard } from './bank-card.tsx'

const DATA: Answer<typeof adminListPayouts> = {
  ...{ success: true, is_automatic: false, restored_at: null, missing: null, stops: [], float_paise: 0 },
  ...{ totals: [], open_batches: [], payouts: [] },
  pagination: { total: 0, total_pages: 1, current_page: 1 },
}

const PAYOUT = { id: 'payout-1', upi_id: 'asha@okbank', actions: ['pay-by-hand'], hold: null } as AdminPayout

vi.mock('../../../../lib/browser/save-file.ts')

beforeEach(() => {
  const user = { id: 'a', name: 'Kavita', email: 'kavita@example.com' }
  adminSession.signIn({ access: 'access', refresh: 'refresh', user })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const choose = vi.fn()

const showCard = (data: Partial<typeof DATA>, chosen: ReadonlyMap<string, number> = new Map()) =>
  show(
    <BankCard
      group="due"
      data={{ ...DATA, ...data }}
      choice={{ chosen, choose, clear() {} }}
      onResults={async () => {}}
    />,
  )

test('an open file warns, before anything is pressed, that hosts are paid twice if it is uploaded twice', () => {
  const at = '2026-11-21T10:00:00.000Z'
  const format = 'general' as const
  showCard({ open_batches: [{ id: 'batch-1', at, by: 'Ravi', format, count: 2, paise: 1002_00, open: 2 }] })
  screen.getByText(sentences.again)
})

test('“select all” leaves out what somebody has to decide first', () => {
  const held = (id: string, hold: AdminPayout['hold']) => ({ ...PAYOUT, id, hold })
  const later = held('later', 'not-before')
  showCard({ payouts: [held('refused', 'needs-operator'), later, held('failed', 'needs-destination')] })
  fireEvent.click(screen.getByText(sentences.choosePage))
  expect(choose).toHaveBeenCalledWith([later], true)
})

test.each([
  ['two of three that are due', 0, 1, [sentences.made(1, '₹501'), sentences.leftOut(2)]],
  ['payouts beyond the most that a file takes', 501, 500, [sentences.made(500, '₹501'), sentences.more(500)]],
])('a file says what it leaves out: %s', async (_case, count, listed, told) => {
  const file = {
    ...{ columns: ['Reference'], rows: Array(listed).fill(['x']), total_paise: 501_00 },
    at: '2026-11-21T10:00:00.000Z',
  }
  const made = { batch: 'batch-1', has_more: false }
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
    Promise.resolve(Response.json({ success: true, ...(method === 'GET' ? file : made) })),
  )
  const chosen = new Map(Array.from({ length: count }, (_, at) => [`payout-${at}`, 501_00]))
  const totals = [{ group: 'due' as const, count: 3, paise: 1503_00, late_paise: 0 }]
  showCard({ totals, payouts: [PAYOUT] }, chosen)
  fireEvent.click(screen.getByText(count > 0 ? sentences.download : sentences.downloadAll))
  await waitFor(() => expect(toasts).toEqual([told.join('. ')]))
  const name = `Payouts 2026-11-21 15:30, ${listed}`
  expect(saveFile).toHaveBeenLastCalledWith(expect.anything(), name, '.csv')
})
