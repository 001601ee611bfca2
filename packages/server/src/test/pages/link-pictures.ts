// The address of a link's picture in tests, and a picture that is drawn at once.
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { get } from './get-page.ts'

/** The picture's address in the head of the page, without the origin. */
export async function pictureAddress(app: TestApp, boxId: string): Promise<string> {
  const { body } = await get(app, `/contribute/${boxId}`)
  const [, url = ''] = body.match(/<meta property="og:image" content="([^"]+)">/) ?? []
  expect(url.startsWith(app.services.settings.guestUrl)).toBe(true)
  return new URL(url).pathname
}

export const aJpeg = (text: string): Promise<Uint8Array> => Promise.resolve(Buffer.from(text))
