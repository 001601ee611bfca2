// Tests the size of the public pages: document, style, script, and the film of the landing page.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { WebBuild } from '@lifafa/contract/web-build'
import { describe, expect, it } from 'vitest'
import { listPublicPaths, paths } from '../../app/paths.ts'
import { DOCUMENT_BYTES, FILM_BYTES, FILM_POSTER_BYTES, READ_PAGE_BYTES } from './budgets.ts'
import { BUILD, compressedBytes } from './read-build.ts'

const { renderApp }: Pick<WebBuild, 'renderApp'> = await import(join(BUILD, 'server/index.js'))

/** The contact page's form belongs to the application: app-routes.test.ts tests its script. */
const readPaths = listPublicPaths().filter((path) => path !== paths.contact.href())

async function documentAt(path: string): Promise<string> {
  const request = new Request(new URL(path, 'https://example.test'))
  const answer = await renderApp(request, {
    isSandbox: false,
    pictureUrl: '',
    reportError(error) {
      throw error
    },
  })
  return answer.text()
}

describe.each(listPublicPaths())('%s', (path) => {
  it('is a document of at most 14 kB', async () => {
    const bytes = brotliCompressSync(await documentAt(path)).length
    expect(bytes).toBeLessThanOrEqual(DOCUMENT_BYTES)
  })
})

describe.each(readPaths)('%s', (path) => {
  it('starts with at most 16 kB of style and script', async () => {
    const assets = [...(await documentAt(path)).matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)]
    const weighed = [...new Set(assets.map(([, file = '']) => file))].map((file) => ({
      file,
      bytes: compressedBytes(`client/${file}`),
    }))
    const bytes = weighed.reduce((sum, asset) => sum + asset.bytes, 0)
    const list = weighed.map((asset) => `${asset.file} (${asset.bytes})`).join(', ')
    expect(weighed, 'at least a style sheet').not.toEqual([])
    expect(bytes, `${bytes} bytes: ${list}`).toBeLessThanOrEqual(READ_PAGE_BYTES)
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
