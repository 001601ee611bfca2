// Tests the size of the public pages: document, style, script, and the film of the landing page.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { listPublicPaths, paths } from '../../app/paths.ts'
import { DOCUMENT_BYTES, FILM_BYTES, FILM_POSTER_BYTES, READ_PAGE_BYTES } from './budgets.ts'
import { BUILD, documentAt, weigh } from './read-build.ts'

/** The contact page's form belongs to the application: app-routes.test.ts tests its script. */
const readPaths = listPublicPaths().filter((path) => path !== paths.contact.href())

describe.each(listPublicPaths())('%s', (path) => {
  it('is a document of at most 14 kB', async () => {
    const bytes = brotliCompressSync((await documentAt(path)).text).length
    expect(bytes).toBeLessThanOrEqual(DOCUMENT_BYTES)
  })
})

describe.each(readPaths)('%s', (path) => {
  it('starts with at most 16 kB of style and script', async () => {
    const { text } = await documentAt(path)
    const assets = [...text.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
    const { bytes, told } = weigh('client', [...new Set(assets)])
    expect(assets, 'at least a style sheet').not.toEqual([])
    expect(bytes, told).toBeLessThanOrEqual(READ_PAGE_BYTES)
  })
})

describe('the film of the landing page', () => {
  const assets = readdirSync(join(BUILD, 'client/assets')).filter((file) => file.startsWith('film'))

  it.each([
    ['.mp4', FILM_BYTES],
    ['.webm', FILM_BYTES],
    ['.webp', FILM_POSTER_BYTES],
  ])('as %s weighs at most %i bytes', (ending, most) => {
    const files = assets.filter((file) => file.endsWith(ending))
    expect(files).toHaveLength(1)
    for (const file of files)
      expect(statSync(join(BUILD, 'client/assets', file)).size).toBeLessThanOrEqual(most)
  })
})
