// Replaces pg-boss: a job exists if and only if the transaction that added it was committed, and runs at least once.
import type { JobData } from '../../../jobs/job-kinds.ts'
import type { Random } from '../../../seeded-random.ts'

export type Job = { name: keyof JobData; data: object; addedAt: number; dueAt: number; tries: number }

/** As in the real queue (jobs/queue.ts). */
const LEASE_MS = 60_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 4 * 3_600_000

/** Belongs to the database: it survives the processes. */
export class JobQueue {
  jobs: Job[] = []
  #uncommitted: Job[] = []

  add(job: Job): void {
    this.#uncommitted.push(job)
  }
  commit(): void {
    this.jobs.push(...this.#uncommitted.splice(0))
  }
  rollback(): void {
    this.#uncommitted = []
  }

  /** Claims a due job; no other process gets it until its lease is over. */
  take(now: Date, random: Random): Job | undefined {
    const due = this.jobs.filter(({ dueAt }) => dueAt <= now.getTime())
    const job = due[random.below(due.length)]
    if (job) job.dueAt = now.getTime() + LEASE_MS
    return job
  }
  done(job: Job): void {
    this.jobs = this.jobs.filter((other) => other !== job)
  }
  failed(job: Job, now: Date): void {
    job.dueAt = now.getTime() + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** job.tries)
    job.tries += 1
  }
}
