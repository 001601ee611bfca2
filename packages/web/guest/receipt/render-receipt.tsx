// Renders the page of a receipt as a whole document on the server. It needs no script: one shares its address.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import type { WebBuild } from '@lifafa/contract/web-build'
import { renderToString } from 'react-dom/server'
import { documentHead, styleLinks } from '../document/document-head.ts'
import { escapeHtml } from '../document/escape-html.ts'
import { readReceiptAssets } from '../document/page-assets.ts'
import { ReceiptPage } from './receipt-page.tsx'
import { sentencesIn } from './receipt-sentences.ts'

const assets = readReceiptAssets()

/** A payment that is not confirmed yet: the page looks again by itself, without a script too. */
const LOOK_AGAIN_SECONDS = 15

const head = documentHead(styleLinks(assets.styles))

export const renderReceipt: WebBuild['renderReceipt'] = (props) => {
  const { language, box, receipt } = props
  const { receiptOf, receiptOfEvent } = sentencesIn[language]
  const named = box.event_type === 'marriage' ? receiptOf : receiptOfEvent
  const title = escapeHtml(`${named(recipientTitle(box))} · ${PRODUCT_NAME}`)
  const refresh =
    receipt.state === 'awaited' ? `<meta http-equiv="refresh" content="${LOOK_AGAIN_SECONDS}">` : ''
  const page = renderToString(<ReceiptPage {...props} />)
  return `<!doctype html><html lang="${language}-IN"><head>${head}${refresh}<title>${title}</title></head><body>${page}<script>${assets.script}</script></body></html>`
}
