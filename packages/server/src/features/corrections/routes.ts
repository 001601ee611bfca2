// Serves the administrators' calls on corrections of the ledger.
import {
  adminEnterCorrection,
  adminListCorrections,
  type Correction,
} from '@lifafa/contract/endpoints/admin/corrections'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import type { FastifyBaseLogger } from 'fastify'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { paginationOf } from '../admin-payments/reads/page-window.ts'
import { type ListedCorrection, pageOfCorrections } from './reads.ts'
import { writeCorrection } from './writes.ts'

export function correctionRoutes(serve: Serve, { db, now }: Services, log: FastifyBaseLogger): void {
  serve(adminListCorrections, async ({ query: { page } }) => {
    const asked = { page, size: PAGE_SIZE.adminCorrections }
    const { corrections, total } = await pageOfCorrections(db, asked)
    return {
      success: true,
      corrections: corrections.map(presentCorrection),
      pagination: paginationOf(total, asked),
    }
  })

  serve(adminEnterCorrection, async ({ body, accountId }) => {
    const { amount: amount_paise, debit_box, credit_box, ...rest } = body
    const boxes = { debit_box_id: debit_box || null, credit_box_id: credit_box || null }
    await writeCorrection({ db, log, now: now() }, { ...rest, ...boxes, amount_paise }, accountId)
    return { success: true, message: sentences.entered }
  })
}

const presentCorrection = (correction: ListedCorrection): Correction => ({
  id: correction.id,
  at: correction.written_at.toISOString(),
  by: correction.writer ?? sentences.byNobody,
  amount_paise: correction.amount_paise,
  debit: sideOf(correction.debit_account, correction.debit_box_id, correction.debitBox),
  credit: sideOf(correction.credit_account, correction.credit_box_id, correction.creditBox),
  reason: correction.reason,
})

const sideOf = (
  account: Correction['debit']['account'],
  id: string | null,
  name: string | null,
): Correction['debit'] => ({ account, box: id === null ? null : { id, name: name ?? '' } })
