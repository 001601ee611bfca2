// Tests the order of the rows of the bank's file, and what each says before and after it is marked.
import type { BankVerdict } from '@lifafa/contract/endpoints/admin/bank-files'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminSession } from '../../../../lib/session/admin-session.ts'
import { show } from '../../../../test/show.tsx'
import { ResultsDialog } from './results-dialog.tsx'

beforeEach(() => {
  const user = { id: 'a', name: 'Kavita', email: 'kavita@example.com' }
  adminSession.signIn({ access: 'access', refresh: 'refresh', user })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const rowOf = (verdict: BankVerdict, number: number) => ({
  ...{ verdict, reference: `attempt-${number}`, bank_reference: `UTR000${number}`, cell: '' },
  payout: { id: `${number}`, host: 'Asha Rao', box: 'Box', number, amount_paise: 501_00, to: null },
})

test('rows that need a person stand first, and a marked one is not told as somebody else’s doing', async () => {
  const verdicts = ['paid', 'ready', 'not-paid', 'shared-reference', 'twice'] as const
  const rows = verdicts.map((verdict, index) => rowOf(verdict, index + 1))
  show(<ResultsDialog open onOpenChange={() => {}} finalFocus={() => null} rows={rows} />)
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(texts().map((text) => Number(/payout (\d)/.exec(text)?.[1]))).toEqual([3, 5, 4, 2, 1])
  const outcomes = [{ id: '2', refusal: null }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, outcomes })))
  fireEvent.click(screen.getByRole('button', { name: sentences.markAll(1, '₹501') }))
  await within(screen.getByRole('list')).findByText(sentences.markedOne)
  expect(texts()[3]).not.toContain(sentences.verdicts.paid)
})
