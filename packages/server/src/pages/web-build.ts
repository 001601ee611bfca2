// Loads the built web package: the one place where the server reaches into it.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LinkPictures, PrintedPosters, Statements, WebBuild } from '@lifafa/contract/web-build'
import { drawApart } from './link-pictures/draw-apart.ts'
import { drawPosterApart } from './printed-posters/draw-apart.ts'
import { makeStatementApart } from './statements/make-apart.ts'

const built = (path: string): string => new URL(`../../../web/build/${path}`, import.meta.url).href

/** Folders of static files: named by their content (cached for ever), or by a fixed name. */
export const STATIC_FOLDERS = {
  appAssets: fileURLToPath(built('client/assets/')),
  guestAssets: fileURLToPath(built('guest/assets/')),
  fixedNames: fileURLToPath(built('client/')),
}

const DRAWER = built('link-pictures/draw.js')

/** The canvas comes with it: for a process of its own. */
export const loadLinkPictures = (): Promise<LinkPictures> => import(DRAWER)

const POSTERS = built('printed-posters/draw.js')

/** Likewise. */
export const loadPrintedPosters = (): Promise<PrintedPosters> => import(POSTERS)

const STATEMENTS = built('statements/make.js')

/** Likewise. */
export const loadStatements = (): Promise<Statements> => import(STATEMENTS)

/** The build writes this file last. */
const EDITION = new URL(built('link-pictures/edition.txt'))

/** Throws where the web package has not been built. */
export async function loadWebBuild(): Promise<WebBuild> {
  if (!existsSync(EDITION)) throw new Error('The web pages are not built. Run `npm run build`.')
  const [
    { renderApp, documentAddress, errorPage, busyPage },
    guestPages,
    { renderEmail },
    brandPicture,
    pictureEdition,
  ] = await Promise.all([
    import(built('server/index.js')) as Promise<
      Pick<WebBuild, 'renderApp' | 'documentAddress' | 'errorPage' | 'busyPage'>
    >,
    import(built('guest-server/render.js')) as Promise<
      Pick<
        WebBuild,
        'renderGuestPage' | 'renderReceipt' | 'inlineScripts' | 'inlineStyle' | 'receiptPictureOf'
      >
    >,
    import(built('emails/render-email.js')) as Promise<Pick<WebBuild, 'renderEmail'>>,
    readFile(new URL(built('link-pictures/brand.jpg'))),
    readFile(EDITION, 'utf8'),
  ])
  return {
    renderApp,
    documentAddress,
    errorPage,
    busyPage,
    renderGuestPage: guestPages.renderGuestPage,
    renderReceipt: guestPages.renderReceipt,
    inlineScripts: guestPages.inlineScripts,
    inlineStyle: guestPages.inlineStyle,
    receiptPictureOf: guestPages.receiptPictureOf,
    renderEmail,
    drawLinkPicture: (link) => drawApart({ link }),
    drawReceiptPicture: (receipt) => drawApart({ receipt }),
    drawPrintedPoster: drawPosterApart,
    makeStatement: makeStatementApart,
    brandPicture,
    pictureEdition,
  }
}
