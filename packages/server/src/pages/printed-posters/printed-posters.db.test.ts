// Posters to print: a PDF for each paper, of boxes that guests can see only.
import { failures } from '@lifafa/contract/failures'
import { printFileName, printPath } from '@lifafa/contract/posters/printed-posters'
import { get } from '../../test/pages/get-page.ts'
import { expect, test } from '../../test/pages/link-pictures.ts'
import { insertEventBox, someBoxId } from '../../test/rows.ts'

const FILE = printFileName({ language: 'english', paper: 'a4', hasBleed: false })

test('a poster is a PDF with its typefaces in it, drawn once for many requests', async ({ app, drawing }) => {
  const box = await insertEventBox(app.services.db, { groom_name: 'आरव शर्मा', bride_name: 'யாழினி' })
  const file = printFileName({ language: 'combined', paper: 'tent', hasBleed: true })
  const [first, second] = await Promise.all([
    get(app, printPath(box.id, file)),
    get(app, printPath(box.id, file)),
  ])
  expect([first?.statusCode, first?.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(first?.headers['x-robots-tag']).toBe('noindex')
  expect(first?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(first?.rawPayload.toString('latin1')).toMatch(/NotoSerifTamil/)
  expect(second?.rawPayload).toEqual(first?.rawPayload)
  expect(drawing).toHaveBeenCalledTimes(1)
})

test('an edited box has another poster', async ({ app, drawing }) => {
  drawing.mockImplementation(async (job) => Buffer.from(job.kind === 'poster' ? job.poster.title : ''))
  const box = await insertEventBox(app.services.db, { groom_name: 'Aarav Sharma', bride_name: 'Meera' })
  expect((await get(app, printPath(box.id, FILE))).body).toBe('Aarav ♥ Meera')
  await app.services.db
    .updateTable('event_boxes')
    .set({ groom_name: 'Arjun', updated_at: new Date(box.updated_at.getTime() + 1) })
    .where('id', '=', box.id)
    .execute()
  expect((await get(app, printPath(box.id, FILE))).body).toBe('Arjun ♥ Meera')
})

test('a missing, deleted or ended box has none, nor has one with lost letters', async ({ app, drawing }) => {
  const { db } = app.services
  const open = await insertEventBox(db)
  const deleted = await insertEventBox(db, { deleted_at: new Date() })
  const expired = await insertEventBox(db, { event_date: '2026-11-19' })
  const foreign = await insertEventBox(db, { groom_name: '小明' })
  const statusOf = async (id: string, file = FILE) => (await get(app, printPath(id, file))).statusCode
  expect(await statusOf(someBoxId())).toBe(failures.notFound.status)
  expect(await statusOf("%00'")).toBe(failures.notFound.status)
  expect(await statusOf(deleted.id)).toBe(failures.notFound.status)
  expect(await statusOf(open.id, 'english-a0.pdf')).toBe(failures.notFound.status)
  expect(await statusOf(foreign.id)).toBe(failures.notFound.status)
  expect(await statusOf(expired.id)).toBe(failures.boxExpired.status)
  expect(drawing).not.toHaveBeenCalled()
})

test('a poster that cannot be drawn says so, and the next request draws again', async ({ app, drawing }) => {
  drawing.mockRejectedValueOnce(new Error('the canvas broke'))
  drawing.mockResolvedValueOnce(Buffer.from('drawn'))
  const box = await insertEventBox(app.services.db)
  expect((await get(app, printPath(box.id, FILE))).statusCode).toBe(failures.unavailable.status)
  expect(app.logged.splice(0)).toMatchObject([{ level: 50, msg: 'a poster was not drawn' }, { level: 50 }])
  expect((await get(app, printPath(box.id, FILE))).body).toBe('drawn')
})
