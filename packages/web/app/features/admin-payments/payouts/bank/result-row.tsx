// A row of the bank's file: its payout, and what becomes or became of it.

import type { CheckedResult } from '@lifafa/contract/endpoints/admin/bank-files'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'

/** `cell`: of the bank's file, to be shown; empty where it says nothing. */
export type ShownResult = CheckedResult & { cell: string }

interface ResultRowProps {
  row: ShownResult
  /** Why it could not be marked; null where it is, undefined where that was not tried. */
  refusal: string | null | undefined
  /** It is marked with the others. */
  isReady: boolean
}

export function ResultRow({ row, refusal, isReady }: ResultRowProps) {
  const { verdict, payout, reference, bank_reference, cell } = row
  const isMarked = refusal === null || verdict === 'paid'
  const isFine = refusal === undefined ? isReady || verdict === 'paid' : refusal === null
  const Sign = isMarked ? CircleCheck : isFine ? CircleDashed : CircleAlert
  const told = refusal ?? sentences.verdicts[refusal === null ? 'paid' : isReady ? 'ready' : verdict]
  return (
    <li className="flex gap-3 py-3.5 leading-snug">
      <Sign
        className={`mt-0.5 size-5 flex-none ${isMarked ? 'text-leaf' : isFine ? 'text-muted' : 'text-danger'}`}
        aria-hidden="true"
      />
      <div className="wrap-anywhere min-w-0 flex-1">
        {payout ? (
          <p>
            <span className="font-semibold tabular-nums">{formatPaise(payout.amount_paise)}</span>{' '}
            <span>{`${payout.host}, “${payout.box}”`}</span>
          </p>
        ) : (
          <p className="font-mono text-sm">{reference || '—'}</p>
        )}
        <p className={isFine ? 'text-muted' : 'text-danger'}>{told}</p>
        {cell !== '' && <p className="font-semibold">{sentences.bankSays(cell)}</p>}
        {payout?.to && <p className="font-mono text-muted text-sm">{payout.to}</p>}
        {bank_reference !== '' && (
          <p className="text-muted text-sm tabular-nums">{adminSearchSentences.reference(bank_reference)}</p>
        )}
      </div>
    </li>
  )
}
