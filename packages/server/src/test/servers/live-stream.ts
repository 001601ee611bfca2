// Reads streams of server-sent events in tests, as pages do: a host's, and a screen's in a hall.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { LIVE_UPDATES_PATH, type LiveUpdate } from '@lifafa/contract/endpoints/live-updates'

export type EventStream<Event> = {
  status: number
  /** The next event; undefined once the server has ended the stream. */
  next(): Promise<Event | undefined>
  close(): void
}

export type LiveStream = EventStream<LiveUpdate>

export const openLiveStream = (url: string, headers: Record<string, string>): Promise<LiveStream> =>
  openEventStream(url, LIVE_UPDATES_PATH, headers)

/** Resolves when the server has answered, and has sent the stream's first bytes where there is one. */
export async function openEventStream<Event>(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<EventStream<Event>> {
  const stop = new AbortController()
  const answer = await fetch(url + API_PREFIX + path, { headers, signal: stop.signal })
  const parts = (answer.body as ReadableStream).pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function readMore(): Promise<boolean> {
    const { done, value } = await parts.read()
    text += value ?? ''
    return !done
  }
  if (answer.ok) await readMore()
  return {
    status: answer.status,
    async next() {
      for (;;) {
        const event = /^data: (.*)\n\n/m.exec(text)
        if (event?.[1] !== undefined) {
          text = text.slice(event.index + event[0].length)
          return JSON.parse(event[1])
        }
        if (!(await readMore())) return undefined
      }
    },
    close: () => stop.abort(),
  }
}
