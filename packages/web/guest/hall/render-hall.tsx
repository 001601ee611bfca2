// Renders the page of the screen in a hall as a whole document on the server.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import { hallSentences } from '@lifafa/contract/sentences/guest/en/hall'
import type { WebBuild } from '@lifafa/contract/web-build'
import { renderToString } from 'react-dom/server'
import { documentHead, styleLinks } from '../document/document-head.ts'
import { escapeHtml } from '../document/escape-html.ts'
import { readHallAssets } from '../document/page-assets.ts'
import { PageFrame } from '../document/page-frame.tsx'
import { ClosedHallPage, HallPage } from './hall-page.tsx'
import { type ScreenState, stateAttribute } from './parts.ts'

const assets = readHallAssets()

const head = documentHead(styleLinks(assets.styles))

const LOADING: ScreenState = 'loading'

export const renderHall: WebBuild['renderHall'] = ({ box, qrUrl, isSandbox }) => {
  const isOpen = box !== undefined && qrUrl !== undefined
  const title = escapeHtml(`${box ? recipientTitle(box) : hallSentences.off} · ${PRODUCT_NAME}`)
  const state = isOpen ? ` ${stateAttribute}="${LOADING}"` : ''
  const script = isOpen ? `<script defer src="${assets.script}"></script>` : ''
  const page = renderToString(
    <PageFrame language="en" isSandbox={isSandbox}>
      {isOpen ? <HallPage box={box} qrUrl={qrUrl} /> : <ClosedHallPage />}
    </PageFrame>,
  )
  return `<!doctype html><html lang="en-IN"><head>${head}<title>${title}</title>${script}</head><body class="hall"${state}>${page}</body></html>`
}
