// Tests the card of payouts that are paid many at once: its warning.
import type { Answer } from '@lifafa/contract/endpoint'
import type { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { show } from '../../../../test/show.tsx'
import { BankCard } from './bank-card.tsx'

const DATA: Answer<typeof adminListPayouts> = {
  ...{ success: true, is_automatic: false, restored_at: null, missing: null, stops: [], float_paise: 0 },
  ...{ totals: [], open_batches: [], payouts: [] },
  pagination: { total: 0, total_pages: 1, current_page: 1 },
}

const showCard = (data: Partial<typeof DATA>, chosen: ReadonlyMap<string, number> = new Map()) =>
  show(
    <BankCard
      group="due"
      data={{ ...DATA, ...data }}
      choice={{ chosen, choose() {}, clear() {} }}
      onResults={async () => {}}
    />,
  )

test('an open file warns, before anything is pressed, that hosts are paid twice if it is uploaded twice', () => {
  const at = '2026-11-21T10:00:00.000Z'
  showCard({ open_batches: [{ id: 'batch-1', at, by: 'Ravi', count: 2, paise: 1002_00, open: 2 }] })
  screen.getByText(sentences.again)
})
