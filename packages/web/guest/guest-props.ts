// What the server tells the guest's page, and how it travels inside the document without an inline script.
import type { PublicBox } from '@lifafa/contract/endpoints/event-boxes'

/** An event box that takes contributions, and where they are paid. */
export interface OpenBoxProps {
  state: 'open'
  box: PublicBox
  /** The provider's checkout script and the public key it is opened with. */
  checkout: { scriptUrl: string; keyId: string }
  /** True where no real money moves; the page then says so. */
  isSandbox: boolean
}

/** A box that is expired, hidden or never was: a guest is told the same of each. */
export interface UnavailableProps {
  state: 'unavailable'
  isSandbox: boolean
}

export type GuestPageProps = OpenBoxProps | UnavailableProps

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
