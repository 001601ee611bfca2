// Emails each alarm to the operator: at most one letter an alarm and server within an hour. Nothing of it is in the database, which
// may be what the alarm is about.
import type { FastifyBaseLogger } from 'fastify'
import { ALARMS, type Alarm, type AlarmDetails, onAlarm } from '../alarms.ts'
import type { Services } from '../services.ts'
import { loggedError } from '../tracing/logged-error.ts'

const APART_MS = 60 * 60_000
/** After a mail server that did not take it. */
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
  const mailedAt = new Map<Alarm, number>()
  const retries = new Set<NodeJS.Timeout>()

  async function mail(alarm: Alarm, details: AlarmDetails, at: string): Promise<void> {
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
      const retry = setTimeout(() => {
        retries.delete(retry)
        mail(alarm, details, at)
      }, RETRY_MS).unref()
      retries.add(retry)
    }
  }

  const stop = onAlarm((alarm, details) => {
    const nowMs = now().getTime()
    if (nowMs - (mailedAt.get(alarm) ?? Number.NEGATIVE_INFINITY) < APART_MS) return
    mailedAt.set(alarm, nowMs)
    mail(alarm, details, now().toISOString())
  })
  return {
    async close() {
      stop()
      for (const retry of retries) clearTimeout(retry)
    },
  }
}
