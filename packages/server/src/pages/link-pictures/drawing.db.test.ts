// Drawing the picture of a link: once, one at a time, and not again for a cached one.
import { get } from '../../test/pages/get-page.ts'
import { aJpeg, expect, pictureAddress, test } from '../../test/pages/link-pictures.ts'
import { insertEventBox, someBoxId } from '../../test/rows.ts'

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
