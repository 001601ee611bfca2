// Starts the scheduled tasks, each with its last success in the metrics.
import type { FastifyBaseLogger } from 'fastify'
import { type ScheduledTask, startScheduledTask } from '../jobs/scheduled-task.ts'
import type { Services } from '../services.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

export function startScheduledTasks(services: Services, log: FastifyBaseLogger): { close(): Promise<void> } {
  const tasks = scheduledTasks(services, log).map((task) => startScheduledTask(watched(task, services), log))
  return {
    async close() {
      await Promise.all(tasks.map((task) => task.close()))
    },
  }
}

function watched(
  { name, everyMs, action }: ScheduledTask,
  { metrics, now }: Pick<Services, 'metrics' | 'now'>,
): ScheduledTask {
  const run = { everyMs, succeededAt: now() }
  metrics.tasks.set(name, run)
  return {
    name,
    everyMs,
    async action(signal) {
      await action(signal)
      run.succeededAt = now()
    },
  }
}
