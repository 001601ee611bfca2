// Renders the guest's page as a whole document on the server.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { CHECKOUT_CODES } from '@lifafa/contract/guest-page/checkout-codes'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import type { GuestPageProps, OpenBoxProps, UnavailableProps, WebBuild } from '@lifafa/contract/web-build'
import { renderToString } from 'react-dom/server'
import { Giving } from '../form/giving.tsx'
import { formScriptAttribute, hydratingClass } from '../hydration/form-script.ts'
import { type GivingProps, propsBlock } from '../hydration/giving-props.ts'
import { documentHead, styleLinks } from './document-head.ts'
import { escapeHtml } from './escape-html.ts'
import { GuestPage } from './guest-page.tsx'
import { linkTags } from './link-tags.ts'
import { readPageAssets, readReceiptAssets } from './page-assets.ts'
import { givingSentencesOf, pageSentences } from './page-sentences.ts'
import { UnavailablePage } from './unavailable-page.tsx'
import { unavailableSentences } from './unavailable-sentences.ts'

const assets = readPageAssets()
/** It leads to the receipt on the page of a closed box. */
const { script: receiptScript } = readReceiptAssets()

const head = documentHead('<meta name="referrer" content="same-origin">')

const firstFonts = (language: GuestLanguage): string =>
  assets.fonts[language]
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('')

const styleOf = (language: GuestLanguage, isOpen: boolean): string => {
  const { text, hrefs } = assets.styles[language]
  return isOpen ? `<style>${text}</style>` : styleLinks(hrefs)
}

/** Until the form's script runs, fonts that the page could do without are not fetched (guest-fonts.css). */
const hydrating = ` class="${hydratingClass}"`

/** The small one fetches the form's script once the page has been painted. It comes last: it reads what is above it. */
const loader = `<script ${formScriptAttribute}="${assets.form}">${assets.loader}</script>`

/** The scripts and the styles inside the documents, for the policies that allow them alone. */
export const inlineScripts: WebBuild['inlineScripts'] = {
  guestPage: assets.loader,
  receipt: receiptScript,
}
export const inlineStyles: WebBuild['inlineStyles'] = Object.values(assets.styles).map(({ text }) => text)

/** Preconnects to the checkout's host, because its script is fetched when the guest begins to type. */
const preconnectCheckout = ({ checkoutUrl }: OpenBoxProps): string => {
  const { origin } = new URL(checkoutUrl)
  return `<link rel="preconnect" href="${origin}"><link rel="dns-prefetch" href="${origin}">`
}

const givingPropsOf = ({ box, checkoutUrl, language, typed, isPressed }: OpenBoxProps): GivingProps => ({
  giftid: box.giftid,
  recipient: recipientTitle(box),
  buttonLabel: pageSentences[language].page[box.event_type === 'marriage' ? 'marriageButton' : 'otherButton'],
  checkoutUrl,
  checkoutCode: CHECKOUT_CODES[language],
  language,
  sentences: givingSentencesOf(language, box.event_type),
  translations: pageSentences[language].translations,
  typed,
  isPressed,
})

/** Renders the hydrated part as a separate root, as the browser hydrates it: React counts ids from the root. */
function openPage(props: OpenBoxProps): string {
  const giving = givingPropsOf(props)
  const page = <GuestPage {...props} givingHtml={renderToString(<Giving {...giving} />)} />
  return renderToString(page) + propsBlock(giving) + loader
}

/** A page that was asked for too often comes again by itself, with all that it shows then. */
const unavailablePage = (props: UnavailableProps): string =>
  renderToString(<UnavailablePage {...props} />) +
  (props.state === 'unavailable' ? `<script>${receiptScript}</script>` : '')

/**
 * Renders the guest's page for one event box, or for one that is not available, as an HTML document.
 * It contains one inline script, and of an open box one inline style, both ours; the same props give the same bytes, so it can be cached.
 */
export function renderGuestPage(props: GuestPageProps): string {
  const title = escapeHtml(`${pageTitle(props)} · ${PRODUCT_NAME}`)
  const isOpen = props.state === 'open'
  const ofOpenBox = isOpen ? preconnectCheckout(props) : ''
  const page = isOpen ? openPage(props) : unavailablePage(props)
  return `<!doctype html><html lang="${props.language}-IN"${isOpen ? hydrating : ''}><head>${head}${styleOf(props.language, isOpen)}${firstFonts(props.language)}${ofOpenBox}<title>${title}</title>${linkTags(props)}</head><body>${page}</body></html>`
}

/** The server build is this module: the pages of receipts and of screens in halls come with it. */
export { renderHall } from '../hall/render-hall.tsx'
export { receiptPictureOf } from '../receipt/receipt-facts.ts'
export { renderReceipt } from '../receipt/render-receipt.tsx'

/** The title of the guest's page. */
const pageTitle = (props: GuestPageProps): string =>
  props.state === 'open' ? recipientTitle(props.box) : unavailableSentences(props).title
