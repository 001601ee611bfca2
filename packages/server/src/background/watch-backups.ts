// Raises the alarm backup-old when no backup was written for 36 hours, for operators who have no Prometheus to say so.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../alarms.ts'
import { onNew } from '../jobs/on-new.ts'
import type { TaskAction } from '../jobs/scheduled-task.ts'
import type { Services } from '../services.ts'

/** As the rule LifafaBackupOld: one night was left out. */
const OLD_MS = 36 * 60 * 60 * 1000

/** After a machine was off, or a backup was restored, the one that was left out is taken meanwhile. */
const START_MS = 60 * 60 * 1000

/** Before the first one the time counts from the start of this process. */
export function watchBackups(
  { db, now }: Pick<Services, 'db' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): TaskAction {
  const startedAt = now()
  return onNew(
    async () => {
      const { backed_up_at } = await db
        .selectFrom('installation')
        .select('backed_up_at')
        .executeTakeFirstOrThrow()
      const dueAt = (backed_up_at ?? startedAt).getTime() + OLD_MS
      return now().getTime() > Math.max(dueAt, startedAt.getTime() + START_MS) ? ['old'] : []
    },
    () => raise(log, 'backup-old'),
  )
}
