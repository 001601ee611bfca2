// The open streams of hosts' pages, or of screens in halls. A change is read once and sent to all pages of a topic: a topic, or a box.
// The end of a session, or of a screen's link, ends its streams.
import { PassThrough, type Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { BoxUpdate, LiveUpdates } from './live-updates.ts'

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
type Topic = {
  streams: Set<Stream>
  waiting: BoxUpdate[]
  /** Something has changed since the last reading. */
  isStale: boolean
  isReading: boolean
  unsubscribe: () => void
}

type Deps = {
  live: LiveUpdates
  /** One more closes the oldest. */
  maxOfTopic: number
  /** Those of the sessions that have not ended: the pages of others are sent nothing any more. */
  listLive: (topicId: string, sessionIds: readonly string[]) => Promise<string[]>
  /** Returns the event for the topic's pages, on one line; undefined: nothing. */
  read: (topicId: string, updates: readonly BoxUpdate[]) => Promise<string | undefined>
  failed: (error: unknown) => void
}

export function openStreams({ live, maxOfTopic, listLive, read, failed }: Deps) {
  const topics = new Map<string, Topic>()
  const all = new Set<Stream>()
  let isClosing = false

  const write = (stream: Stream, text: string): void => {
    if (stream.out.writableEnded) return
    if (stream.out.writableLength > MAX_UNREAD_BYTES) stream.out.destroy()
    else stream.out.write(text)
  }

  const endAll = (topic: Topic): void => {
    for (const { out } of topic.streams) out.end()
  }

  function subscribe(topicId: string): Topic | undefined {
    const topic: Topic = {
      ...{ streams: new Set<Stream>(), waiting: [], isStale: false, isReading: false },
      unsubscribe: () => {},
    }
    const unsubscribe = live.subscribe(topicId, {
      received(updates) {
        topic.waiting.push(...updates)
        topic.isStale = true
        send(topicId, topic).catch(failed)
      },
      lost() {
        topics.delete(topicId)
        endAll(topic)
      },
    })
    if (!unsubscribe) return undefined
    topics.set(topicId, Object.assign(topic, { unsubscribe }))
    return topic
  }

  async function endOfEnded(topicId: string, topic: Topic): Promise<void> {
    const asked = [...topic.streams]
    const live = new Set(await listLive(topicId, [...new Set(asked.map(({ sessionId }) => sessionId))]))
    for (const { out, sessionId } of asked) if (!live.has(sessionId)) out.end()
  }

  async function send(topicId: string, topic: Topic): Promise<void> {
    if (topic.isReading) return
    topic.isReading = true
    try {
      while (topic.isStale && topic.streams.size > 0) {
        topic.isStale = false
        const news = topic.waiting.splice(0).slice(-MAX_IN_UPDATE)
        const update = news.length > 0 ? await read(topicId, news) : undefined
        await endOfEnded(topicId, topic)
        if (update !== undefined) for (const stream of topic.streams) write(stream, `data: ${update}\n\n`)
        await delay(COLLECT_MS, undefined, { ref: false })
      }
    } catch (error) {
      // The pages poll until they have a stream again.
      endAll(topic)
      throw error
    } finally {
      topic.isReading = false
    }
  }

  function remove(topicId: string, topic: Topic, stream: Stream): void {
    all.delete(stream)
    if (!topic.streams.delete(stream)) return
    if (topic.streams.size > 0) return
    topic.unsubscribe()
    if (topics.get(topicId) === topic) topics.delete(topicId)
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
    open(topicId: string, sessionId: string): Readable | undefined {
      if (isClosing || all.size >= MAX_STREAMS) return undefined
      const topic = topics.get(topicId) ?? subscribe(topicId)
      if (!topic) return undefined
      const stream: Stream = { out: new PassThrough(), beats: 0, sessionId }
      const [oldest, ...newer] = [...topic.streams].filter(({ out }) => !out.writableEnded)
      if (oldest && newer.length + 1 >= maxOfTopic) oldest.out.end()
      topic.streams.add(stream)
      all.add(stream)
      stream.out.once('close', () => remove(topicId, topic, stream))
      // The page is connected now, and may read what it missed.
      stream.out.write(':\n\n')
      return stream.out
    },
    closeAll(): void {
      isClosing = true
      clearInterval(beat)
      for (const topic of topics.values()) endAll(topic)
    },
  }
}
