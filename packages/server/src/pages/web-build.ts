// Loads the built web package: the one place where the server reaches into it.
import { fileURLToPath } from 'node:url'
import type { WebBuild } from '@lifafa/contract/web-build'

const built = (path: string): string => new URL(`../../../web/build/${path}`, import.meta.url).href

/** Folders of static files: named by their content (cached for ever), or by a fixed name. */
export const STATIC_FOLDERS = {
  appAssets: fileURLToPath(built('client/assets/')),
  guestAssets: fileURLToPath(built('guest/assets/')),
  fixedNames: fileURLToPath(built('client/')),
}

/** Throws where the web package has not been built. */
export async function loadWebBuild(): Promise<WebBuild> {
  const [{ renderApp }, { renderGuestPage }, { renderLetter }] = await Promise.all([
    import(built('server/index.js')) as Promise<Pick<WebBuild, 'renderApp'>>,
    import(built('guest-server/render.js')) as Promise<Pick<WebBuild, 'renderGuestPage'>>,
    import(built('letters/letters.js')) as Promise<Pick<WebBuild, 'renderLetter'>>,
  ])
  return { renderApp, renderGuestPage, renderLetter }
}
