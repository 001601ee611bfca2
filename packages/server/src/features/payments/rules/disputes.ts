// Decides which reports move a dispute to its next status or phase, and which are old news.
import type { DisputePhase, DisputeStatus } from '../../../db/tables.ts'

const STAGES: Readonly<Record<DisputeStatus, number>> = {
  open: 0,
  under_review: 1,
  won: 2,
  closed: 2,
  lost: 3,
}

const PHASES: Readonly<Record<DisputePhase, number>> = {
  fraud: 0,
  retrieval: 1,
  chargeback: 2,
  pre_arbitration: 3,
  arbitration: 4,
}

type Standing = { status: DisputeStatus; phase: DisputePhase }

/** Longer than a report takes from the provider to our books. */
const REPORT_MS = 60 * 60 * 1000

/**
 * Reports come in any order and repeatedly: within a phase a dispute only goes forward, and money that a lost one took is gone. A later
 * phase begins anew, under the same id where the provider has it so. An ended dispute that the provider says
 * to be open long after is challenged again, whatever phase it names.
 */
export function isDisputeUpdate(
  before: (Standing & { updated_at: Date }) | undefined,
  { status, phase }: Standing,
  now: Date,
): boolean {
  if (before === undefined) return true
  if (before.status === 'lost') return false
  const phases = PHASES[phase] - PHASES[before.phase]
  if (phases !== 0) return phases > 0
  const hasEnded = before.status === 'won' || before.status === 'closed'
  return (
    STAGES[status] > STAGES[before.status] ||
    (hasEnded && STAGES[status] < STAGES.won && now.getTime() - before.updated_at.getTime() > REPORT_MS)
  )
}
