// Collects the alarms of all processes, by name.
import type { FastifyBaseLogger } from 'fastify'
import type { World } from '../world.ts'

export type AlarmLog = { log: FastifyBaseLogger; raised: Set<string> }

export function openAlarmLog(world: World): AlarmLog {
  const raised = new Set<string>()
  const record = (line: { alarm?: string; err?: Error }): void => {
    if (line.alarm) raised.add(line.alarm)
    if (line.alarm || line.err)
      world.steps.push(`             log: ${line.alarm ?? ''} ${line.err?.message ?? ''}`)
  }
  const log = {
    error: record,
    warn: record,
    info() {},
    debug() {},
    child: () => log,
  } as unknown as FastifyBaseLogger
  return { log, raised }
}
