// Tests whose pictures have a place in the line of those that wait to be drawn.
import { expect, test } from 'vitest'
import { cachePictures } from './cached-pictures.ts'

test('the pictures of one host take half of the line, and that of another host is drawn beside them', async () => {
  const gate = Promise.withResolvers<void>()
  const drawn = cachePictures(async (text: string) => {
    await gate.promise
    return Buffer.from(text)
  })
  const uncounted = async () => {}
  const rush = Array.from({ length: 30 }, (_, index) => drawn(`${index}`, 'rush', uncounted, 'a host'))
  const other = drawn('other', 'other', uncounted, 'another host')
  const settled = Promise.allSettled(rush)
  gate.resolve()
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
  expect(await other).toEqual(Buffer.from('other'))
})
