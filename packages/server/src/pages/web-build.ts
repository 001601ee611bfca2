// Loads the built web package: the one place where the server reaches into it.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Drawing, WebBuild } from '@lifafa/contract/web-build'
import { drawApart, makeFileApart } from './drawing/draw-apart.ts'

const built = (path: string): string => new URL(`../../../web/build/${path}`, import.meta.url).href

/** Folders of static files: named by their content (cached for ever), or by a fixed name. */
export const STATIC_FOLDERS = {
  appAssets: fileURLToPath(built('client/assets/')),
  guestAssets: fileURLToPath(built('guest/assets/')),
  deskAssets: fileURLToPath(built('desk/assets/')),
  fixedNames: fileURLToPath(built('client/')),
}

const DRAWING = built('for-server/drawing.js')

/** The canvas comes with it: for a process of its own. */
export const loadDrawing = (): Promise<Drawing> => import(DRAWING)

/** The build writes this file last. */
const EDITION = new URL(built('for-server/edition.txt'))

/** Throws where the web package has not been built. */
export async function loadWebBuild(): Promise<WebBuild> {
  if (!existsSync(EDITION)) throw new Error('The web pages are not built. Run `npm run build`.')
  const ofDesk = (file: string) => readFile(new URL(built(`desk/${file}`)), 'utf8')
  const [app, guestPages, { renderEmail }, brandPicture, pictureEdition, page, worker, manifest] =
    await Promise.all([
      import(built('server/index.js')) as Promise<
        Pick<WebBuild, 'renderApp' | 'documentAddress' | 'errorPage' | 'busyPage'>
      >,
      import(built('for-server/guest.js')) as Promise<
        Pick<
          WebBuild,
          | 'renderGuestPage'
          | 'renderReceipt'
          | 'renderHall'
          | 'inlineScripts'
          | 'inlineStyles'
          | 'receiptPictureOf'
        >
      >,
      import(built('for-server/emails.js')) as Promise<Pick<WebBuild, 'renderEmail'>>,
      readFile(new URL(built('for-server/brand.jpg'))),
      readFile(EDITION, 'utf8'),
      ofDesk('index.html'),
      ofDesk('worker.js'),
      ofDesk('desk.webmanifest'),
    ])
  return {
    ...app,
    ...guestPages,
    renderEmail,
    draw: drawApart,
    makeFile: makeFileApart,
    brandPicture,
    pictureEdition,
    desk: { page, worker, manifest },
  }
}
