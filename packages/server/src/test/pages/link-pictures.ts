// `test` for pictures of links and posters, whose drawing is spied on; the address of a picture, and one that is drawn at once.
import { vi } from 'vitest'
import type { TestApp } from '../app.ts'
import { test as base, expect } from '../test.ts'
import { get } from './get-page.ts'

export { expect }

export const test = base.extend('drawing', ({ app }, { onCleanup }) => {
  const drawing = vi.spyOn(app.services.web, 'draw')
  onCleanup(() => drawing.mockRestore())
  return drawing
})

/** The picture's address in the head of the page, without the origin. */
export async function pictureAddress(app: TestApp, boxId: string): Promise<string> {
  const { body } = await get(app, `/contribute/${boxId}`)
  const [, url = ''] = body.match(/<meta property="og:image" content="([^"]+)">/) ?? []
  expect(url.startsWith(app.services.settings.guestUrl)).toBe(true)
  return new URL(url).pathname
}

export const aJpeg = (text: string): Promise<Uint8Array> => Promise.resolve(Buffer.from(text))
