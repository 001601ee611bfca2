// Renders the guest's page as a whole document: what the server sends before any script runs.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { GuestPageProps } from '@lifafa/contract/web-build'
import { renderToString } from 'react-dom/server'
import { GuestApp } from './guest-app.tsx'
import { pageRootId, propsBlock } from './guest-props.ts'
import { readPageAssets } from './page-assets.ts'
import { pageTitle } from './page-title.ts'

const assets = readPageAssets()

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const head = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="theme-color" content="#3d0b18">',
  '<meta name="robots" content="noindex">',
  '<meta name="referrer" content="same-origin">',
  ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ...assets.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  ),
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  `<script type="module" src="${assets.script}"></script>`,
].join('')

/**
 * The guest's page for one event box, or for one that is not available, as an HTML document.
 * It holds no inline script and no inline style; the same props give the same bytes, so it can be cached.
 */
export function renderGuestPage(props: GuestPageProps): string {
  const title = escapeHtml(`${pageTitle(props)} · ${PRODUCT_NAME}`)
  const page = renderToString(<GuestApp {...props} />)
  return `<!doctype html><html lang="en-IN"><head>${head}<title>${title}</title></head><body><div id="${pageRootId}">${page}</div>${propsBlock(props)}</body></html>`
}
