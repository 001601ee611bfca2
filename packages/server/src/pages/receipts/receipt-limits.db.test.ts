// One phone asks for receipts without end, and takes nothing from the guests of its hall. Receipts of unpaid
// orders cost it nothing, and count most.
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { receiptSentences as sentences } from '@lifafa/contract/sentences/guest/en/receipt'
import { onTestFinished, vi } from 'vitest'
import { LIMITS } from '../../http/limits/rate-limits.ts'
import type { TestApp } from '../../test/app.ts'
import { get } from '../../test/pages/get-page.ts'
import { aGift, anAwaitedReceipt, writeBlessing } from '../../test/pages/receipts.ts'
import { expect, serverWith, test } from '../../test/payments/shared-address.ts'

const FACTOR = 0.1
const maxOf = (name: 'blessingForm' | 'receiptPicture' | 'writeBlessing') =>
  Math.ceil(LIMITS[name][0].max * FACTOR)

const empty = (app: TestApp, url: string) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** Drawn without a canvas. */
function drawAtOnce(app: TestApp, answer: () => Promise<Uint8Array> = async () => Buffer.from('drawn')) {
  const drawing = vi.spyOn(app.services.web, 'draw').mockImplementation(answer)
  onTestFinished(() => drawing.mockRestore())
  return drawing
}

test('forms to an unpaid order’s receipt are counted, and ask no provider', async ({ app }) => {
  const limited = await serverWith(app, FACTOR)
  const { path } = await anAwaitedReceipt(app)
  const asking = vi.spyOn(limited.services.provider, 'listPaymentsOfOrder')
  const [receipts, pages] = [
    vi.spyOn(app.services.web, 'renderReceipt'),
    vi.spyOn(app.services.web, 'renderGuestPage'),
  ]
  onTestFinished(() => {
    for (const spy of [asking, receipts, pages]) spy.mockRestore()
  })
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60_000)
  const statuses: number[] = []
  for (let times = 0; times < maxOf('blessingForm') + 2; times++)
    statuses.push((await empty(limited, path)).statusCode)
  expect(statuses).toEqual([...Array(maxOf('blessingForm')).fill(404), 429, 429])
  expect(asking).not.toHaveBeenCalled()
  expect(receipts).not.toHaveBeenCalled()
  expect(pages.mock.calls.length).toBeLessThanOrEqual(1)
  const { path: ofGift } = await aGift(app)
  expect((await writeBlessing(limited, ofGift, 'Be happy')).statusCode).toBe(303)
})

test('words of a blessing sent too often stay, and the form is counted apart', async ({ app }) => {
  const limited = await serverWith(app, FACTOR)
  const { path } = await aGift(app)
  for (let times = 0; times < maxOf('writeBlessing'); times++) await writeBlessing(limited, path, 'Be happy')
  const refused = await writeBlessing(limited, path, 'Be very happy')
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain(sentences.blessingLimited)
  expect(refused.body).toContain('Be very happy')
})

test('wrong addresses of receipts are answered from one rendering in each language', async ({ app }) => {
  const limited = await serverWith(app, 1)
  const pages = vi.spyOn(app.services.web, 'renderGuestPage')
  onTestFinished(() => pages.mockRestore())
  for (let times = 0; times < 10; times++)
    for (const language of ['en', 'hi'])
      expect((await get(limited, `${contributePath('x')}/receipt/y?lang=${language}`)).statusCode).toBe(404)
  expect(pages).toHaveBeenCalledTimes(2)
})

test('an unpaid order’s receipt has no picture: other guests’ do not wait', async ({ app }) => {
  const limited = await serverWith(app, 1)
  const drawing = drawAtOnce(app)
  const unpaid = await anAwaitedReceipt(app)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => get(limited, `${unpaid.path}/receipt.png`)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  expect(drawing).not.toHaveBeenCalled()
  const { path } = await aGift(app)
  expect((await get(limited, `${path}/receipt.png`)).body).toBe('drawn')
})

test('a picture is counted before its receipt is read, and a foreign address is not', async ({ app }) => {
  const limited = await serverWith(app, 0.01)
  const { path } = await anAwaitedReceipt(app)
  const read = vi.spyOn(app.services.db, 'selectFrom')
  onTestFinished(() => read.mockRestore())
  for (let times = 0; times < LIMITS.receiptPage[0].max * 0.01; times++)
    await get(limited, `${path}/receipt.png`)
  read.mockClear()
  expect((await get(limited, `${path}/receipt.png`)).statusCode).toBe(429)
  expect((await get(limited, `${path.slice(0, -3)}AAA/receipt.png`)).statusCode).toBe(404)
  expect(read).not.toHaveBeenCalled()
})

test('one gift takes one place in the queue of pictures, and is drawn once', async ({ app }) => {
  const limited = await serverWith(app, 1)
  const gate = Promise.withResolvers<void>()
  const drawing = drawAtOnce(app, async () => {
    await gate.promise
    return Buffer.from('drawn')
  })
  const [one, other] = [await aGift(app), await aGift(app)]
  const asked = Array.from({ length: 60 }, () => get(limited, `${one.path}/receipt.png`))
  const others = get(limited, `${other.path}/receipt.png`)
  await vi.waitFor(() => expect(drawing).toHaveBeenCalled())
  gate.resolve()
  const answers = await Promise.all([...asked, others, get(limited, `${one.path}/receipt.png`)])
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => 'drawn'))
  expect(drawing.mock.calls.length).toBeLessThanOrEqual(2)
})

test('a drawn picture is kept for a minute and no longer', async ({ app }) => {
  const limited = await serverWith(app, 1)
  const drawing = drawAtOnce(app)
  const { path } = await aGift(app)
  for (const waitMs of [0, 60_000]) {
    app.clock.now = new Date(app.clock.now.getTime() + waitMs)
    expect((await get(limited, `${path}/receipt.png`)).body).toBe('drawn')
  }
  expect(drawing).toHaveBeenCalledTimes(1)
  app.clock.now = new Date(app.clock.now.getTime() + 1)
  await get(limited, `${path}/receipt.png`)
  expect(drawing).toHaveBeenCalledTimes(2)
})

test('a picture that could not be drawn, because too many wait, is not counted', async ({ app }) => {
  const limited = await serverWith(app, FACTOR)
  const gate = Promise.withResolvers<void>()
  drawAtOnce(app, async () => {
    await gate.promise
    return Buffer.from('drawn')
  })
  const words = vi.spyOn(app.services.web, 'receiptPictureOf')
  onTestFinished(() => words.mockRestore())
  const ahead = await Promise.all(Array.from({ length: 26 }, () => aGift(app)))
  const asked = ahead.map(({ path }) => get(limited, `${path}/receipt.png`))
  const { path } = await aGift(app)
  await vi.waitFor(() => expect(words).toHaveBeenCalledTimes(26))
  const refused = await get(limited, `${path}/receipt.png`, { accept: 'text/html' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
  expect(refused.headers['content-type']).toContain('text/html')
  gate.resolve()
  await Promise.all(asked)
  expect(maxOf('receiptPicture')).toBe(1)
  expect((await get(limited, `${path}/receipt.png`)).body).toBe('drawn')
})
