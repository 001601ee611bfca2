// Opens the stream of the host's new contributions and reads its events.

import { callFailures } from '@lifafa/contract/call-failures'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { LIVE_UPDATES_PATH, type LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { hostSession } from '../session/host-session.ts'

/** The browser's own EventSource sends no Authorization header. */
const ask = (token: string, signal: AbortSignal): Promise<Response> =>
  fetch(API_PREFIX + LIVE_UPDATES_PATH, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal,
  })

async function askWithSession(signal: AbortSignal): Promise<Response> {
  const used = hostSession.stored()
  if (!used) throw new Error('Nobody is signed in.')
  const answer = await ask(used.access, signal)
  if (answer.status !== callFailures.notSignedIn.status) return answer
  const renewed = await hostSession.renew(used)
  if (renewed === undefined) throw new Error('The session has ended.')
  return ask(renewed, signal)
}

type Events = { opened: () => void; received: (update: LiveUpdate) => void }

/** Resolves when the server ends the stream, as it does every few minutes; throws where there is none, or it broke. */
export async function readLiveUpdates({ opened, received }: Events, signal: AbortSignal): Promise<void> {
  const answer = await askWithSession(signal)
  if (!answer.ok || !answer.body) throw new Error(`The stream was refused: ${answer.status}`)
  opened()
  const events = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (;;) {
    const { done, value } = await events.read()
    if (done) return
    received(JSON.parse(value.data))
  }
}
