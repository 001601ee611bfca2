// A correction: its two lines, its reason, who wrote and decided it, and what is to be decided.
import type { Correction } from '@lifafa/contract/endpoints/admin/corrections'
import { formatPaise } from '@lifafa/contract/money'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'

export type Decision = 'confirm' | 'reject'

interface CorrectionRowProps {
  correction: Correction
  onDecide: (correction: Correction, decision: Decision, button: HTMLElement) => void
}

export function CorrectionRow({ correction, onDecide }: CorrectionRowProps) {
  const { amount_paise, state, reason, by, at, is_own, decided } = correction
  const amount = formatPaise(amount_paise)
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_8rem] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-heading text-maroon text-xl">{amount}</span>
          <Badge tone={state === 'waiting' ? 'accent' : 'neutral'}>{sentences.states[state]}</Badge>
        </p>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 leading-snug">
          <dt className="text-muted">{sentences.debit}</dt>
          <dd className="wrap-anywhere">{lineOf(correction.debit)}</dd>
          <dt className="text-muted">{sentences.credit}</dt>
          <dd className="wrap-anywhere">{lineOf(correction.credit)}</dd>
        </dl>
      </div>
      <div className="wrap-anywhere min-w-0 leading-snug">
        <p>{reason}</p>
        <p className="mt-1 text-muted">{sentences.by(by, when(at))}</p>
        {decided && (
          <p className="text-muted">
            {`${sentences.decidedBy[state]} ${sentences.by(decided.by, when(decided.at))}`}
          </p>
        )}
      </div>
      {state === 'waiting' && (
        <div className="flex flex-wrap items-center gap-2 md:flex-col md:items-stretch">
          {!is_own && (
            <Button
              variant="secondary"
              aria-label={sentences.confirmOf(amount)}
              onClick={(event) => onDecide(correction, 'confirm', event.currentTarget)}
            >
              {sentences.confirm}
            </Button>
          )}
          <Button
            variant="quiet"
            // Alone on a phone, it begins where the text does.
            className={is_own ? 'max-md:-ml-5' : undefined}
            aria-label={sentences.rejectOf(amount)}
            onClick={(event) => onDecide(correction, 'reject', event.currentTarget)}
          >
            {is_own ? sentences.withdraw : sentences.reject}
          </Button>
        </div>
      )}
    </li>
  )
}

export const lineOf = ({ account, box }: Correction['debit']): string =>
  [sentences.accounts[account], box && sentences.ofBox(box.name)].filter(Boolean).join(', ')
