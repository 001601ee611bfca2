// Reads the stream of a host's new contributions in tests, as the host's page does.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { LIVE_UPDATES_PATH, type LiveUpdate } from '@lifafa/contract/endpoints/live-updates'

export type LiveStream = {
  status: number
  /** The next event; undefined once the server has ended the stream. */
  next(): Promise<LiveUpdate | undefined>
  close(): void
}

/** Resolves when the server has answered, and has sent the stream's first bytes where there is one. */
export async function openLiveStream(url: string, headers: Record<string, string>): Promise<LiveStream> {
  const stop = new AbortController()
  const answer = await fetch(url + API_PREFIX + LIVE_UPDATES_PATH, { headers, signal: stop.signal })
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
