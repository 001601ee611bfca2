// The picture of a forwarded link: its size and its address, and of boxes that guests can see only.
import { LINK_PICTURE_PX } from '@lifafa/contract/limits'
import type { WebBuild } from '@lifafa/contract/web-build'
import { get } from '../../test/pages/get-page.ts'
import { aJpeg, expect, pictureAddress, test } from '../../test/pages/link-pictures.ts'
import { insertEventBox, someBoxId } from '../../test/rows.ts'

/** WhatsApp shows no larger one. */
const MAX_BYTES = 300_000

const aJpegOfNames: WebBuild['draw'] = (job) =>
  aJpeg(job.kind === 'link' && job.picture !== 'brand' ? job.picture.names.join() : job.kind)

/** Width and height of the JPEG's frame header (ITU T.81, B.2.2). */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  return { height: jpeg.readUInt16BE(frame + 5), width: jpeg.readUInt16BE(frame + 7) }
}

test.for([
  ['a couple of 50 letters each', { groom_name: 'W'.repeat(50), bride_name: 'क्षि'.repeat(12) }],
  ['a name of 100 letters', { event_type: 'other', name: `श्री ${'ज्ञानेश्वरी '.repeat(8)}`.slice(0, 100) }],
  ['a name with emoji', { event_type: 'other', name: '🎂 Riya’s 5th birthday 👩‍❤️‍👨' }],
] as const)('the picture of %s is a JPEG of 1200 × 630 under 300 kB', async ([_, names], { app }) => {
  const box = await insertEventBox(app.services.db, { groom_name: '', bride_name: '', ...names })
  const picture = await get(app, await pictureAddress(app, box.id))
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(sizeOf(picture.rawPayload)).toEqual(LINK_PICTURE_PX)
  expect(picture.rawPayload.length).toBeLessThan(MAX_BYTES)
  expect(picture.rawPayload).not.toEqual(Buffer.from(app.services.web.brandPicture))
  expect(app.logged).toEqual([])
})

test('a visible edit changes the picture’s address; the old one shows it', async ({ app, drawing }) => {
  drawing.mockImplementation(aJpegOfNames)
  const box = await insertEventBox(app.services.db, { groom_name: 'Aarav', bride_name: 'Meera' })
  const edit = (change: { groom_name?: string; location?: string }, later: number) =>
    app.services.db
      .updateTable('event_boxes')
      .set({ ...change, updated_at: new Date(box.updated_at.getTime() + later) })
      .where('id', '=', box.id)
      .execute()
  const before = await pictureAddress(app, box.id)
  expect((await get(app, before)).headers['cache-control']).toContain('immutable')

  await edit({ location: 'Jaipur' }, 1)
  expect(await pictureAddress(app, box.id)).toBe(before)

  await edit({ groom_name: 'Arjun' }, 2)
  const after = await pictureAddress(app, box.id)
  expect(after).not.toBe(before)
  const [atOld, atNew] = [await get(app, before), await get(app, after)]
  expect([atOld.body, atNew.body]).toEqual(['Arjun,Meera', 'Arjun,Meera'])
  expect(atOld.headers['cache-control']).toBe('no-cache')
  expect(atNew.headers['cache-control']).toContain('immutable')
})

test('an expired, a deleted and a missing box have the same default picture', async ({ app, drawing }) => {
  const open = await insertEventBox(app.services.db)
  const file = (await pictureAddress(app, open.id)).split('/').at(-1)
  const expired = await insertEventBox(app.services.db, { event_date: '2026-11-19' })
  const deleted = await insertEventBox(app.services.db, { deleted_at: new Date() })
  const answers = await Promise.all(
    [expired.id, deleted.id, someBoxId(), "%00'"].map((id) => get(app, `/link-pictures/${id}/${file}`)),
  )
  const [first] = answers
  const alike = { date: '', 'x-request-id': '' }
  expect(first?.rawPayload).toEqual(Buffer.from(app.services.web.brandPicture))
  for (const { statusCode, rawPayload, headers } of answers)
    expect({ statusCode, rawPayload, headers: { ...headers, ...alike } }).toEqual({
      statusCode: 200,
      rawPayload: first?.rawPayload,
      headers: { ...first?.headers, ...alike },
    })
  expect(drawing).not.toHaveBeenCalled()
})

test('the default picture is a small JPEG of 1200 × 630, cached for ever at its address', async ({ app }) => {
  const { body } = await get(app, '/')
  const [, url = ''] = body.match(/<meta property="og:image" content="([^"]+)"/) ?? []
  const picture = await get(app, new URL(url).pathname)
  expect(sizeOf(picture.rawPayload)).toEqual(LINK_PICTURE_PX)
  expect(picture.rawPayload.length).toBeLessThan(MAX_BYTES)
  expect(picture.headers['cache-control']).toContain('immutable')
  expect((await get(app, '/link-pictures/of-last-year.jpg')).headers['cache-control']).toBe('no-cache')
})

// Drawn once, one at a time, and not again for a cached one.
test('a hundred requests at once wait for one drawing, later ones for none', async ({ app, drawing }) => {
  const gate = Promise.withResolvers<void>()
  drawing.mockImplementation(() => gate.promise.then(() => aJpeg('drawn once')))
  const address = await pictureAddress(
    app,
    (await insertEventBox(app.services.db, { groom_name: 'Once' })).id,
  )
  const asked = Promise.all(Array.from({ length: 100 }, () => get(app, address)))
  // It waits behind them for the database.
  await get(app, `/link-pictures/${someBoxId()}/any.jpg`)
  gate.resolve()
  const answers = [...(await asked), await get(app, address)]
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => 'drawn once'))
  expect(drawing).toHaveBeenCalledTimes(1)
})

test('a cached picture is not sent or drawn again', async ({ app, drawing }) => {
  drawing.mockImplementation(() => aJpeg('drawn'))
  const address = await pictureAddress(
    app,
    (await insertEventBox(app.services.db, { groom_name: 'Kept' })).id,
  )
  const { etag } = (await get(app, address)).headers
  const again = await get(app, address, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(drawing).toHaveBeenCalledTimes(1)
})

test('the default picture replaces a failed one; the next request draws again', async ({ app, drawing }) => {
  drawing.mockRejectedValueOnce(new Error('the canvas broke'))
  const box = await insertEventBox(app.services.db, { groom_name: 'Broken' })
  const address = await pictureAddress(app, box.id)
  const picture = await get(app, address)
  expect(picture.rawPayload).toEqual(Buffer.from(app.services.web.brandPicture))
  expect(picture.headers['cache-control']).toBe('no-cache')
  expect(app.logged.splice(0)).toMatchObject([{ level: 50, msg: 'the picture of a link was not drawn' }])
  drawing.mockImplementation(() => aJpeg('drawn'))
  expect((await get(app, address)).body).toBe('drawn')
})

test('pictures are drawn one at a time; beyond twenty, the default is sent', async ({ app, drawing }) => {
  const gate = Promise.withResolvers<void>()
  let [atOnce, most] = [0, 0]
  drawing.mockImplementation(async () => {
    most = Math.max(most, ++atOnce)
    await gate.promise
    atOnce--
    return Buffer.from('drawn')
  })
  const boxes = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      insertEventBox(app.services.db, { groom_name: `Guest${index}` }),
    ),
  )
  const asked = boxes.map(({ id }) => get(app, `/link-pictures/${id}/any.jpg`))
  const refused = await Promise.race(asked)
  expect(refused.rawPayload).toEqual(Buffer.from(app.services.web.brandPicture))
  gate.resolve()
  const answers = await Promise.all(asked)
  expect(answers.filter(({ body }) => body === 'drawn')).toHaveLength(21)
  expect([most, drawing.mock.calls.length]).toEqual([1, 21])
  expect(app.logged.splice(0)).toHaveLength(1)
})
