// Marks the payouts of the bank's file as paid, a few in each call, and keeps what became of each.
import {
  adminMarkBankResults,
  type CheckedResult,
  MAX_MARKED_AT_ONCE,
} from '@lifafa/contract/endpoints/admin/bank-files'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminCall } from '../../../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../../../lib/calls/use-single-flight.ts'
import { sentencesOf } from '../../../../lib/network/api-error.ts'
import { MONEY_KEY } from '../../payment-queries.ts'

/** Why each could not be marked, by the payout's id; null where it is marked. What was not tried is absent. */
type Outcomes = ReadonlyMap<string, string | null>

export function useMarking() {
  const queries = useQueryClient()
  const { once, isBusy } = useSingleFlight()
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [problems, setProblems] = useState<string[]>([])

  /** What was not answered is tried again by the next press: a repetition is success. */
  async function mark(ready: readonly CheckedResult[]) {
    setProblems([])
    try {
      for (let begin = 0; begin < ready.length; begin += MAX_MARKED_AT_ONCE) {
        const rows = ready.slice(begin, begin + MAX_MARKED_AT_ONCE).flatMap(asSeen)
        const answer = await adminCall(adminMarkBankResults, { body: { rows } })
        setOutcomes(
          (before) =>
            new Map([...before, ...answer.outcomes.map(({ id, refusal }) => [id, refusal] as const)]),
        )
      }
    } catch (error) {
      setProblems([...sentencesOf(error), sentences.markFailed])
    } finally {
      void queries.invalidateQueries({ queryKey: [MONEY_KEY] })
    }
  }

  return { outcomes, mark: (ready: readonly CheckedResult[]) => once(() => mark(ready)), isBusy, problems }
}

const asSeen = ({ payout, bank_reference: reference }: CheckedResult) =>
  payout ? [{ id: payout.id, reference, upi_id: payout.upi_id, amount_paise: payout.amount_paise }] : []
