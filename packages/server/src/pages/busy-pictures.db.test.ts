// Link pictures and posters in a hall, which is one address: one phone that asks for them without end takes none from the others.
import { printFileName, printPath } from '@lifafa/contract/posters/printed-posters'
import { onTestFinished, vi } from 'vitest'
import { LIMITS } from '../http/limits/rate-limits.ts'
import type { TestApp } from '../test/app.ts'
import { get } from '../test/pages/get-page.ts'
import { expect, NOWHERE, serverWith, test } from '../test/payments/shared-address.ts'
import { insertEventBox } from '../test/rows.ts'

const FACTOR = 0.1
/** Several times each limit of what is drawn, or is not there. */
const OFTEN = 300
const FILE = printFileName({ language: 'english', paper: 'a4', hasBleed: false })
const pictureOf = (id: string) => `/link-pictures/${id}/any.jpg`

function drawAtOnce(app: TestApp) {
  const drawing = vi.spyOn(app.services.web, 'draw').mockImplementation(async () => Buffer.from('drawn'))
  onTestFinished(() => drawing.mockRestore())
  return drawing
}

/** So that its picture has to be drawn again. */
async function edit(app: TestApp, id: string, groom_name: string): Promise<void> {
  await app.services.db.updateTable('event_boxes').set({ groom_name }).where('id', '=', id).execute()
}

test.for([
  printPath('nope', 'nope'),
  printPath(NOWHERE, FILE),
  '/link-pictures/nope/x.jpg',
  pictureOf(NOWHERE),
])(
  'a phone that asks for %s without end takes no poster and no picture from the others at its network',
  async (url, { app, box }) => {
    drawAtOnce(app)
    const limited = await serverWith(app, FACTOR)
    for (let times = 0; times < OFTEN; times++) await get(limited, url)
    expect((await get(limited, printPath(box.id, FILE))).body).toBe('drawn')
    expect((await get(limited, pictureOf(box.id))).body).toBe('drawn')
  },
)

test('a finished picture is not counted: all of a hall get those of one box', async ({ app, box }) => {
  const drawing = drawAtOnce(app)
  const limited = await serverWith(app, FACTOR)
  for (let times = 0; times < OFTEN; times++) {
    expect((await get(limited, printPath(box.id, FILE))).body).toBe('drawn')
    expect((await get(limited, pictureOf(box.id))).body).toBe('drawn')
  }
  expect(drawing.mock.calls.map(([{ kind }]) => kind)).toEqual(['poster', 'link'])
})

test('beyond its limit a link has the brand’s picture; other links are drawn', async ({ app, box }) => {
  drawAtOnce(app)
  const limited = await serverWith(app, FACTOR)
  for (let times = 0; times < LIMITS.linkPicture[0].max * FACTOR; times++) {
    await edit(app, box.id, `Guest${times}`)
    expect((await get(limited, pictureOf(box.id))).body).toBe('drawn')
  }
  await edit(app, box.id, 'Another')
  const refused = await get(limited, pictureOf(box.id))
  expect([refused.statusCode, refused.headers['content-type'], refused.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-cache',
  ])
  expect(refused.rawPayload).toEqual(Buffer.from(app.services.web.brandPicture))
  expect(app.logged).toEqual([])
  const other = await insertEventBox(app.services.db, { groom_name: 'Own' })
  expect((await get(limited, pictureOf(other.id))).body).toBe('drawn')
})

test('beyond the limit of box and network a poster is refused; others are drawn', async ({ app, box }) => {
  drawAtOnce(app)
  const limited = await serverWith(app, FACTOR)
  for (let times = 0; times < LIMITS.printedPoster[0].max * FACTOR; times++) {
    await edit(app, box.id, `Host${times}`)
    expect((await get(limited, printPath(box.id, FILE))).body).toBe('drawn')
  }
  await edit(app, box.id, 'Another')
  expect((await get(limited, printPath(box.id, FILE))).statusCode).toBe(429)
  const other = await insertEventBox(app.services.db)
  expect((await get(limited, printPath(other.id, FILE))).body).toBe('drawn')
})

test('posters that do not exist are counted by themselves', async ({ app }) => {
  const limited = await serverWith(app, FACTOR)
  const statuses: number[] = []
  for (let times = 0; times < LIMITS.pageNotFound[0].max * FACTOR + 1; times++)
    statuses.push((await get(limited, printPath(NOWHERE, FILE))).statusCode)
  expect([statuses[0], statuses.at(-2), statuses.at(-1)]).toEqual([404, 404, 429])
})
