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
import { MONEY_KEY } from '../../../../lib/queries/to-do-query.ts'

/** Why each could not be marked, by the payout's id; null where it is marked. Payouts that were not tried are absent. */
type Outcomes = ReadonlyMap<string, string | null>

export function useMarking() {
  const queries = useQueryClient()
  const { once, isBusy } = useSingleFlight()
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [problems, setProblems] = useState<string[]>([])
  const [progress, setProgress] = useState({ done: 0, of: 0 })

  /** The next press tries the unanswered ones again: a repetition is success. */
  async function mark(ready: readonly CheckedResult[], isShared: boolean) {
    setProblems([])
    setProgress({ done: 0, of: ready.length })
    try {
      for (let begin = 0; begin < ready.length; begin += MAX_MARKED_AT_ONCE) {
        const rows = ready.slice(begin, begin + MAX_MARKED_AT_ONCE).flatMap((row) => asSeen(row, isShared))
        const answer = await adminCall(adminMarkBankResults, { body: { rows } })
        setOutcomes(
          (before) =>
            new Map([...before, ...answer.outcomes.map(({ id, refusal }) => [id, refusal] as const)]),
        )
        setProgress({ done: begin + rows.length, of: ready.length })
      }
    } catch (error) {
      setProblems([...sentencesOf(error), sentences.markFailed])
    } finally {
      void queries.invalidateQueries({ queryKey: [MONEY_KEY] })
    }
  }

  return {
    outcomes,
    /** `isShared`: the bank gave one reference to payouts of several hosts. */
    mark: (ready: readonly CheckedResult[], isShared: boolean) => once(() => mark(ready, isShared)),
    isBusy,
    progress,
    problems,
  }
}

/** A reference that was used since the check is refused. */
const asSeen = ({ verdict, payout, bank_reference: reference }: CheckedResult, isShared: boolean) =>
  payout ? [{ id: payout.id, reference, is_shared: isShared && verdict !== 'ready' }] : []
