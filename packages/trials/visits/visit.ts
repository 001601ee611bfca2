// One visit of a page with a slow phone: the line and the processor are throttled, and nothing is cached.
import type { Browser, BrowserContextOptions } from 'playwright'

export type Line = { bitsPerSecond: number; latencyMs: number }
export type Visit = {
  url: string
  line: Line
  /** A signed-in host's; undefined for a stranger. */
  storageState: BrowserContextOptions['storageState']
}

/** Times in milliseconds since the request of the page. */
export type Visited = {
  firstPaint: number
  largestPaint: number
  /** React runs in the page's form, or in its main part. */
  usable: number
  /** How much moved by itself (CLS). */
  shift: number
  /** Script files that were whole at the largest paint. */
  scriptsBefore: number
  fontKb: number
  kb: number
  errors: string[]
}

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const PROCESSOR = 4
/** Milliseconds without any traffic, after which a page is taken to be complete; a live stream stays open. */
const QUIET_MS = 2_000
const LONGEST_MS = 30_000

/** Runs in the page before its own scripts. */
const WATCH = `
  const seen = (window.seen = { firstPaint: NaN, largestPaint: NaN, usable: NaN, shift: 0 })
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime })
  watch('largest-contentful-paint', (entry) => { seen.largestPaint = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value })
  const look = () => {
    const parts = [...document.querySelectorAll('form, main, form input')]
    if (parts.some((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))) seen.usable = performance.now()
    else requestAnimationFrame(look)
  }
  look()`

type Fetched = { path: string; bytes: number; endedAt: number }

export async function visit(browser: Browser, { url, line, storageState }: Visit): Promise<Visited> {
  const context = await browser.newContext({ ...PHONE, storageState })
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
    await page.addInitScript(WATCH)

    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: line.bitsPerSecond / 8,
      uploadThroughput: line.bitsPerSecond / 16,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
    const asked = new Map<string, string>()
    const fetched: Fetched[] = []
    let [begunAt, changedAt] = [0, performance.now()]
    devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      begunAt ||= timestamp
      changedAt = performance.now()
      asked.set(requestId, new URL(request.url).pathname)
    })
    devtools.on('Network.dataReceived', () => {
      changedAt = performance.now()
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) => {
      const path = asked.get(requestId) ?? ''
      fetched.push({ path, bytes, endedAt: (timestamp - begunAt) * 1000 })
    })

    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
    const visitedAt = performance.now()
    // Quiet is measured by the clock: signed-in pages keep a stream open, so the network is never idle.
    while (performance.now() - changedAt < QUIET_MS && performance.now() - visitedAt < LONGEST_MS)
      await page.waitForTimeout(50)
    const seen: Pick<Visited, 'firstPaint' | 'largestPaint' | 'usable' | 'shift'> =
      await page.evaluate('window.seen')
    const kbOf = (files: Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    return {
      ...seen,
      scriptsBefore: fetched.filter(
        ({ path, endedAt }) => path.endsWith('.js') && endedAt <= seen.largestPaint,
      ).length,
      fontKb: kbOf(fetched.filter(({ path }) => path.endsWith('.woff2'))),
      kb: kbOf(fetched),
      errors,
    }
  } finally {
    await context.close()
  }
}
