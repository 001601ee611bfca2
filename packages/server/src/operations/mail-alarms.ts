// Emails each alarm to the operator: at most one letter an alarm and server within an hour. Nothing of it is in the database, which
// may be what the alarm is about.
import type { FastifyBaseLogger } from 'fastify'
import { ALARMS, type Alarm, type AlarmDetails, onAlarm } from '../alarms.ts'
import type { Services } from '../services.ts'
import { loggedError } from '../tracing/logged-error.ts'

const APART_MS = 60 * 60_000
/** After the first refusal of a letter; twice as long after each further one, up to an hour. */
const RETRY_MS = 60_000
const MAX_DETAIL = 500

/** As it is logged: a message may name a guest. */
const written = (value: unknown): string =>
  (value instanceof Error ? (loggedError(value) as Error).message : JSON.stringify(value)).slice(
    0,
    MAX_DETAIL,
  )

type Needs = Pick<Services, 'mailer' | 'now'> & {
  settings: Pick<Services['settings'], 'alarmEmail' | 'publicUrl'>
}

/** Does nothing without ALARM_EMAIL. */
export function mailAlarms(
  { mailer, now, settings: { alarmEmail, publicUrl } }: Needs,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { close(): Promise<void> } {
  if (alarmEmail === undefined) return { close: async () => {} }
  /** Until its timer ends, an alarm sends no other letter. A clock that is set back holds none up. */
  const waiting = new Map<Alarm, NodeJS.Timeout>()
  function wait(alarm: Alarm, ms: number, then: () => void): void {
    clearTimeout(waiting.get(alarm))
    waiting.set(alarm, setTimeout(then, ms).unref())
  }

  async function mail(alarm: Alarm, details: AlarmDetails, at: string, retryMs = RETRY_MS): Promise<void> {
    wait(alarm, APART_MS, () => waiting.delete(alarm))
    try {
      await mailer.send(alarmEmail as string, {
        kind: 'alarm',
        alarm,
        meaning: ALARMS[alarm],
        at,
        details: Object.entries(details)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => ({ name, text: written(value) })),
        publicUrl,
      })
    } catch (error) {
      log.warn({ err: error, name: alarm }, 'the letter of an alarm was not taken; it is sent again')
      wait(alarm, retryMs, () => mail(alarm, details, at, Math.min(2 * retryMs, APART_MS)))
    }
  }

  const stop = onAlarm((alarm, details) => {
    if (!waiting.has(alarm)) mail(alarm, details, now().toISOString())
  })
  return {
    async close() {
      stop()
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
