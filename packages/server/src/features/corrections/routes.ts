// Serves the administrators' calls on corrections of the ledger.
import {
  adminDecideCorrection,
  adminEnterCorrection,
  adminListCorrections,
} from '@lifafa/contract/endpoints/admin/corrections'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { paginationOf } from '../admin-payments/reads/page-window.ts'
import { presentCorrection } from './present.ts'
import { pageOfCorrections } from './reads.ts'
import { stateOf } from './rules.ts'
import { decideCorrection } from './writes/decide-correction.ts'
import { writeCorrection } from './writes/write-correction.ts'

export function correctionRoutes(serve: Serve, { db, settings, now }: Services): void {
  const alonePaise = settings.correctAlonePaise

  serve(adminListCorrections, async ({ query: { page }, accountId }) => {
    const asked = { page, size: PAGE_SIZE.adminCorrections }
    const { corrections, total } = await pageOfCorrections(db, asked)
    return {
      success: true,
      alone_paise: alonePaise,
      corrections: corrections.map((correction) => presentCorrection(correction, accountId)),
      pagination: paginationOf(total, asked),
    }
  })

  serve(adminEnterCorrection, async ({ body, accountId }) => {
    const { amount: amount_paise, debit_box, credit_box, ...rest } = body
    const boxes = { debit_box_id: debit_box || null, credit_box_id: credit_box || null }
    const lines = { ...rest, ...boxes, amount_paise }
    const state = stateOf(await writeCorrection({ db, alonePaise, now: now() }, lines, accountId))
    return { success: true, state, message: state === 'entered' ? sentences.entered : sentences.waits }
  })

  serve(adminDecideCorrection, async ({ params, body, accountId }) => {
    const isConfirmed = body.decision === 'confirm'
    const decision = { id: params.id, isConfirmed, seenPaise: body.amount_paise, adminId: accountId }
    await decideCorrection({ db, now: now() }, decision)
    return { success: true, message: isConfirmed ? sentences.confirmed : sentences.rejected }
  })
}
