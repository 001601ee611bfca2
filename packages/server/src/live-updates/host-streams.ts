// The open streams of hosts. A change is read once and sent to all pages of the host. The end of a session ends its streams.
import { PassThrough, type Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { BoxUpdate, LiveUpdates } from './live-updates.ts'

/** A host has a few tabs and phones open; one more closes the oldest. */
const MAX_OF_HOST = 20
const MAX_STREAMS = 5_000
/** Proxies close a connection that is silent for a minute. */
const BEAT_MS = 20_000
/** After five minutes the page asks again, and shows that its session still is one. */
const MAX_BEATS = 15
/** Updates within so long after a reading are read together. */
const COLLECT_MS = 250
/** Further ones are found by the page's own polling. */
const MAX_IN_UPDATE = 100
/** The limit for a page that does not read its events. */
const MAX_UNREAD_BYTES = 256 * 1024

type Stream = { out: PassThrough; beats: number; sessionId: string }
type Host = {
  streams: Set<Stream>
  waiting: BoxUpdate[]
  /** Something has changed since the last reading. */
  isStale: boolean
  isReading: boolean
  unsubscribe: () => void
}

type Deps = {
  live: LiveUpdates
  /** Those of the host's sessions that have not ended: the pages of others are sent nothing any more. */
  listLive: (hostId: string, sessionIds: readonly string[]) => Promise<string[]>
  /** Returns the event for the host's pages, on one line. */
  read: (hostId: string, updates: readonly BoxUpdate[]) => Promise<string>
  failed: (error: unknown) => void
}

export function openHostStreams({ live, listLive, read, failed }: Deps) {
  const hosts = new Map<string, Host>()
  const all = new Set<Stream>()
  let isClosing = false

  const write = (stream: Stream, text: string): void => {
    if (stream.out.writableEnded) return
    if (stream.out.writableLength > MAX_UNREAD_BYTES) stream.out.destroy()
    else stream.out.write(text)
  }

  const endAll = (host: Host): void => {
    for (const { out } of host.streams) out.end()
  }

  function subscribe(hostId: string): Host | undefined {
    const host: Host = {
      ...{ streams: new Set<Stream>(), waiting: [], isStale: false, isReading: false },
      unsubscribe: () => {},
    }
    const unsubscribe = live.subscribe(hostId, {
      received(updates) {
        host.waiting.push(...updates)
        host.isStale = true
        send(hostId, host).catch(failed)
      },
      lost() {
        hosts.delete(hostId)
        endAll(host)
      },
    })
    if (!unsubscribe) return undefined
    hosts.set(hostId, Object.assign(host, { unsubscribe }))
    return host
  }

  async function endOfEnded(hostId: string, host: Host): Promise<void> {
    const asked = [...host.streams]
    const live = new Set(await listLive(hostId, [...new Set(asked.map(({ sessionId }) => sessionId))]))
    for (const { out, sessionId } of asked) if (!live.has(sessionId)) out.end()
  }

  async function send(hostId: string, host: Host): Promise<void> {
    if (host.isReading) return
    host.isReading = true
    try {
      while (host.isStale && host.streams.size > 0) {
        host.isStale = false
        const news = host.waiting.splice(0).slice(-MAX_IN_UPDATE)
        const update = news.length > 0 ? await read(hostId, news) : undefined
        await endOfEnded(hostId, host)
        if (update !== undefined) for (const stream of host.streams) write(stream, `data: ${update}\n\n`)
        await delay(COLLECT_MS, undefined, { ref: false })
      }
    } catch (error) {
      // The pages poll until they have a stream again.
      endAll(host)
      throw error
    } finally {
      host.isReading = false
    }
  }

  function remove(hostId: string, host: Host, stream: Stream): void {
    all.delete(stream)
    if (!host.streams.delete(stream)) return
    if (host.streams.size > 0) return
    host.unsubscribe()
    if (hosts.get(hostId) === host) hosts.delete(hostId)
  }

  const beat = setInterval(() => {
    for (const stream of all) {
      stream.beats += 1
      // It was ended a beat ago, and its page does not read.
      if (stream.out.writableEnded) stream.out.destroy()
      else if (stream.beats >= MAX_BEATS) stream.out.end()
      else write(stream, ':\n\n')
    }
  }, BEAT_MS).unref()

  return {
    /** Undefined if there are too many, the server is closing, or updates of other servers do not arrive: the page polls. */
    open(hostId: string, sessionId: string): Readable | undefined {
      if (isClosing || all.size >= MAX_STREAMS) return undefined
      const host = hosts.get(hostId) ?? subscribe(hostId)
      if (!host) return undefined
      const stream: Stream = { out: new PassThrough(), beats: 0, sessionId }
      const [oldest, ...newer] = [...host.streams].filter(({ out }) => !out.writableEnded)
      if (oldest && newer.length + 1 >= MAX_OF_HOST) oldest.out.end()
      host.streams.add(stream)
      all.add(stream)
      stream.out.once('close', () => remove(hostId, host, stream))
      // The page is connected now, and may read what it missed.
      stream.out.write(':\n\n')
      return stream.out
    },
    closeAll(): void {
      isClosing = true
      clearInterval(beat)
      for (const host of hosts.values()) endAll(host)
    },
  }
}
