// Keeps the screen up to date for hours: by a stream, and by asking, where the stream is lost.
import { callFailures } from '@lifafa/contract/call-failures'
import type { HallScreen } from '@lifafa/contract/endpoints/register/hall'
import { fetchWithin } from '../payment/calls/fetch-within.ts'

const ASK_MS = 20_000
const ANSWER_MS = 10_000
/** The screen says so when nothing was heard for so long. */
const AWAY_AFTER_MS = 60_000

interface Events {
  received: (screen: HallScreen) => void
  /** Nothing was heard for a minute. */
  away: () => void
  /** The link was replaced or switched off, or the event is over. */
  ended: () => void
}

/** `address`: of the call. A screen that has ended goes on asking: another server may have answered it. */
export function followHall(address: string, { received, away, ended }: Events): void {
  let heardAt = performance.now()
  /** By our server's clock: that of a screen may be wrong. */
  let endsAt = Number.POSITIVE_INFINITY
  let stream: EventSource | undefined
  /** Events of all streams. */
  let told = 0

  function hear(screen: HallScreen): void {
    heardAt = performance.now()
    endsAt = heardAt + Date.parse(screen.ends_at) - Date.parse(screen.server_time)
    received(screen)
  }

  async function ask(): Promise<void> {
    const before = told
    const answer = await fetchWithin(ANSWER_MS, address, { cache: 'no-store' })
    if (answer?.ok) {
      const screen: HallScreen = await answer.json()
      // The stream may have told of a later change meanwhile: a line that the host has hidden must not come back.
      if (told === before) hear(screen)
    } else if (answer?.status === callFailures.notFound.status) {
      endsAt = 0
      ended()
    }
  }

  function openStream(): void {
    stream = new EventSource(`${address}/live`)
    stream.onopen = look
    stream.onmessage = ({ data }) => {
      told += 1
      hear(JSON.parse(data))
    }
  }

  /** An answer that broke off is asked for again. */
  function look(): void {
    ask().catch(() => {})
  }

  openStream()
  look()
  setInterval(() => {
    const now = performance.now()
    if (now > endsAt) ended()
    else if (now - heardAt > AWAY_AFTER_MS) away()
    // The browser opens a lost stream again; one that was refused stays closed.
    if (stream?.readyState === EventSource.CLOSED) openStream()
    look()
  }, ASK_MS)
}
