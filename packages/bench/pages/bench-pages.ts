// Measures the cost of a page: processor time for each request, and how much longer an order takes beside many pages.
import { Agent, request } from 'node:http'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { column, say } from '../print.ts'
import { middleOf } from '../samples.ts'
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts'

const WARMING = 500
const ASKED = 500
/** The limits: processor time for each request, and orders beside the pages against orders alone. */
const LIMIT = { ms: 1, ratio: 1.5 }
const PAGES_A_SECOND = 200
const ORDERS_PER_RUN = 40
/** The kinds alternate, so that other load on the machine affects both alike. */
const ROUNDS = 7
const GUEST = { name: 'Sunita Deshpande', phone: '9876543210', address: '7 Station Road, Pune' }

const agent = new Agent({ keepAlive: true })

function answerOf(url: string, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip, br',
      ...(body && { 'content-type': 'application/json' }),
    }
    const sent = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject).end(body && JSON.stringify(body))
  })
}

async function expectStatus(url: string, status: number, body?: object): Promise<void> {
  const answered = await answerOf(url, body)
  if (answered !== status) throw new Error(`${url} was answered with ${answered}.`)
}

async function costOf({ url, processorMs }: MeasuredServer, path: string, status: number): Promise<boolean> {
  for (let i = 0; i < WARMING; i++) await expectStatus(url + path, status)
  const costs: number[] = []
  for (let i = 0; i < ASKED; i++) {
    const before = await processorMs()
    await expectStatus(url + path, status)
    costs.push((await processorMs()) - before)
  }
  const { median, low, high } = middleOf(costs)
  const isCheap = median <= LIMIT.ms
  const spread = `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
  say(`${path.slice(0, 29).padEnd(30)}${column(spread, 20)}${isCheap ? '' : '  missed'}`)
  return isCheap
}

/** Milliseconds of each order, one after another. */
async function orderTimes({ url, guestPath }: MeasuredServer): Promise<number[]> {
  const giftid = guestPath.split('/').at(-1)
  const times: number[] = []
  for (let i = 0; i < ORDERS_PER_RUN; i++) {
    const begun = performance.now()
    await expectStatus(`${url}${API_PREFIX}${paymentPaths.createOrder}`, 200, {
      ...GUEST,
      giftid,
      amount: 52_104,
    })
    times.push(performance.now() - begun)
  }
  return times
}

/** Requests the landing page until it is stopped; returns how often. */
function askForPages({ url }: MeasuredServer): { stop(): Promise<number> } {
  const asked: Promise<void>[] = []
  const begun = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) * PAGES_A_SECOND) / 1000
    while (asked.length < due) asked.push(expectStatus(`${url}/`, 200))
  }, 1000 / PAGES_A_SECOND)
  return {
    async stop() {
      clearInterval(timer)
      const seconds = (performance.now() - begun) / 1000
      await Promise.all(asked)
      return asked.length / seconds
    },
  }
}

async function ordersBesidePages(server: MeasuredServer): Promise<boolean> {
  const times = { alone: [] as number[], beside: [] as number[] }
  const rates: number[] = []
  await orderTimes(server)
  for (let round = 0; round < ROUNDS; round++) {
    times.alone.push(...(await orderTimes(server)))
    const pages = askForPages(server)
    times.beside.push(...(await orderTimes(server)))
    rates.push(await pages.stop())
  }
  const [alone, beside] = [middleOf(times.alone), middleOf(times.beside)]
  const ratio = beside.median / alone.median
  say(`\nMilliseconds of an order, median of ${times.alone.length} (and the middle half):`)
  for (const [name, { median, low, high }] of Object.entries({
    alone,
    [`beside ${middleOf(rates).median.toFixed(0)} pages a second`]: beside,
  }))
    say(`${name.padEnd(30)}${column(`${median.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`, 20)}`)
  const isFine = ratio <= LIMIT.ratio
  say(`ratio ${ratio.toFixed(2)}${isFine ? '' : '  missed'}`)
  return isFine
}

/** True where pages are within their limits. */
export async function benchPages(): Promise<boolean> {
  const server = await startMeasuredServer()
  try {
    say(`Milliseconds of the server's processor for each request, median of ${ASKED} (and the middle half):`)
    const pages: [string, number][] = [
      ['/', 200],
      ['/auth', 200],
      ['/nowhere', 404],
      [server.guestPath, 200],
    ]
    const reached: boolean[] = []
    for (const [path, status] of pages) reached.push(await costOf(server, path, status))
    reached.push(await ordersBesidePages(server))
    const isFine = reached.every(Boolean)
    say(isFine ? '\nAll within the limits.' : '\nMissed.')
    return isFine
  } finally {
    await server.stop()
  }
}
