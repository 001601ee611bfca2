// How the guest page's props travel inside the document without an inline script.
import type { GuestPageProps } from '@lifafa/contract/web-build'

/** The element that the server fills and the browser wakes. */
export const pageRootId = 'page'
const dataId = 'page-data'

/** The props as a data block. `<` is escaped, so no name a host chose can close the element. */
export const propsBlock = (props: GuestPageProps): string =>
  `<script type="application/json" id="${dataId}">${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>`

/** Reads what `propsBlock` wrote. */
export function readProps(document: Document): GuestPageProps {
  return JSON.parse(document.getElementById(dataId)?.textContent ?? '') as GuestPageProps
}
