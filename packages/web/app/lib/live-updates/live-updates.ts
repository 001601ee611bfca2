// Keeps one stream of new contributions open for all parts of a page, while the page is visible and somebody listens.

import { callFailures } from '@lifafa/contract/call-failures'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { LIVE_UPDATES_PATH, type LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { hostSession } from '../session/host-session.ts'

type Listener = {
  received?: (update: LiveUpdate) => void
  /** The stream has opened. It does not send what arrived before. */
  opened?: () => void
  /** It has opened or closed. */
  changed?: () => void
}

/** The first after a stream that ended well; spread, so that not all pages of a restarted server come at once. */
const SOON_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

const listeners = new Set<Listener>()
let isOpen = false
let running: AbortController | undefined

function setOpen(open: boolean): void {
  if (open === isOpen) return
  isOpen = open
  for (const listener of listeners) listener.changed?.()
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

async function keepOpen(signal: AbortSignal): Promise<void> {
  let failed = 0
  const opened = () => {
    failed = 0
    setOpen(true)
    for (const listener of listeners) listener.opened?.()
  }
  const received = (update: LiveUpdate) => {
    for (const listener of listeners) listener.received?.(update)
  }
  while (!signal.aborted) {
    await readLiveUpdates({ opened, received }, signal).catch(() => {
      failed += 1
    })
    if (signal.aborted) return
    setOpen(false)
    await pause(Math.min(LONGEST_PAUSE_MS, SOON_MS * 2 ** failed) * (0.5 + Math.random()), signal)
  }
}

/** A hidden page keeps no connection: browsers allow six to a server for all of their tabs (HTTP/1.1). */
function startOrStop(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (isWanted === (running !== undefined)) return
  running?.abort()
  running = isWanted ? new AbortController() : undefined
  setOpen(false)
  if (running) keepOpen(running.signal)
}

/** Returns a function that stops listening. */
function listen(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', startOrStop)
  listeners.add(listener)
  startOrStop()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', startOrStop)
    startOrStop()
  }
}

const watch = (changed: () => void) => listen({ changed })

/** Listens while a component is mounted. Returns whether new contributions arrive by themselves at present. */
export function useLiveUpdates({ received, opened }: Omit<Listener, 'changed'>): boolean {
  const onReceived = useEffectEvent((update: LiveUpdate) => received?.(update))
  const onOpened = useEffectEvent(() => opened?.())
  useEffect(() => listen({ received: onReceived, opened: onOpened }), [])
  return useSyncExternalStore(
    watch,
    () => isOpen,
    () => false,
  )
}

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
async function readLiveUpdates({ opened, received }: Events, signal: AbortSignal): Promise<void> {
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
