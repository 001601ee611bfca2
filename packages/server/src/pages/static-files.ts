// Serves what the build made: files named by their content for ever, those of a fixed name for an hour.
import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import { DESK_PATH } from '@lifafa/contract/desk-page'
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'
import type { FastifyInstance } from 'fastify'
import { STATIC_FOLDERS } from './web-build.ts'

const HOUR_SECONDS = 3600
const OF_DOCUMENTS = ['permissions-policy', 'cross-origin-opener-policy']
const FIXED_NAMES = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']
/** Their names change with their content, so that nobody asks for news of them, and rules of documents mean nothing to them: each header delays a file. */
const hashed = {
  maxAge: '1y',
  immutable: true,
  preCompressed: true,
  index: false,
  decorateReply: false,
  etag: false,
  lastModified: false,
  acceptRanges: false,
  setHeaders: (reply) => {
    for (const name of OF_DOCUMENTS) reply.removeHeader(name)
  },
} as const satisfies Omit<FastifyStaticOptions, 'root'>

/** Answers GET for each of these files, compressed where the build did that; 404 for any other below their folders. */
export async function serveStaticFiles(app: FastifyInstance): Promise<void> {
  const { appAssets, guestAssets, deskAssets } = STATIC_FOLDERS
  for (const [root, prefix] of [
    [appAssets, '/'],
    [guestAssets, GUEST_FILES_PATH],
    [deskAssets, DESK_PATH],
  ] as const)
    await app.register(staticFiles, { ...hashed, root, prefix: `${prefix}assets/` })
  await app.register(staticFiles, {
    root: STATIC_FOLDERS.fixedNames,
    serve: false,
    cacheControl: false,
  })
  for (const name of FIXED_NAMES)
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).sendFile(name),
    )
}
