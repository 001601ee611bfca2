// A fault or change in the days of payouts, which some runs have.
import type { Days } from './pay-days.ts'

export type DayFault = {
  /** The probability of having it in a run. */
  chance: number
  /** Begins at a random moment within these days of the run. */
  within: number
  /** Runs at once where the run has it. */
  prepare?(days: Days): void
  begin(days: Days): Promise<unknown>
}
