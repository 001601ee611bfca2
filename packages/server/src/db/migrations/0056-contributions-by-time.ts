// Contributions of a day are found by their time: for an administrator who knows the day and a name that many guests have.
import { statements } from './statements.ts'

export const contributionsByTime = statements(`create index contributions_by_time on contributions (paid_at)`)
