// Asks a server for its open work, as an operator's Prometheus does: the embedded database need not be stopped for that.
import type { Environment } from '../environment/environment.ts'
import { METRICS_TOKEN } from '../environment/server-settings.ts'

/** What is worked on at once wherever the provider answers. Refunds that were sent wait for the provider. */
const WORK = ['webhooks_unhandled', 'refunds_open{state="requested"}'] as const

/** All servers return the same; the last one is asked. */
export async function countOpenWork({ servers }: Pick<Environment, 'servers'>): Promise<number> {
  const response = await fetch(`${servers.at(-1)?.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  if (!response.ok) throw new Error(`/metrics: ${response.status} ${await response.text()}`)
  const lines = (await response.text()).split('\n')
  return WORK.map((name) => lines.find((line) => line.startsWith(`lifafa_${name} `)))
    .map((line) => Number(line?.split(' ').at(-1) ?? 0))
    .reduce((sum, count) => sum + count, 0)
}
