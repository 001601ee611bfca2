// Open pages of hosts: each holds a stream of new contributions.
import { get } from 'node:http'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { LIVE_UPDATES_PATH } from '@lifafa/contract/endpoints/live-updates'

export type OpenPages = {
  /** Resolves when so many more events have arrived, with the time of each arrival. */
  arrivals(count: number): Promise<number[]>
  close(): void
}

/** Opens one for each token; resolves when all have their stream. */
export async function openPages(url: string, tokens: readonly string[]): Promise<OpenPages> {
  const arrived: number[] = []
  let waiting: { count: number; resolve(times: number[]): void } | undefined
  function note(): void {
    arrived.push(performance.now())
    if (waiting && arrived.length >= waiting.count) waiting.resolve(arrived.splice(0))
  }
  const open = (token: string) =>
    new Promise<() => void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      const request = get(`${url}${API_PREFIX}${LIVE_UPDATES_PATH}`, { agent: false, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`A stream was refused with ${answer.statusCode}.`))
        // An event is longer than one part of its answer may be; each ends with an empty line.
        let tail = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          const parts = (tail + part).split('\n\n')
          tail = parts.pop() ?? ''
          for (const event of parts) if (event.startsWith('data: ')) note()
        })
        answer.on('error', () => {})
        resolve(() => request.destroy())
      }).on('error', reject)
    })
  const opened = await Promise.all(tokens.map(open))
  return {
    arrivals: (count) =>
      new Promise((resolve) => {
        waiting = { count, resolve }
      }),
    close() {
      for (const end of opened) end()
    },
  }
}
