// What the living part of the guest's page is told, and how that travels inside the document without an inline script.
import type { GuestLanguage } from '@lifafa/contract/guest-languages'
import type { givingSentences } from '@lifafa/contract/sentences/giving'
import type { Written } from './written.ts'

/** What the living part of the page says. */
export type GivingSentences = Written<typeof givingSentences>

/** What rules and the server say in English, in the language of the page; what is missing is said in English. */
export type Translations = Record<string, string>

/** All that giving needs to know: the rest of the page is the server's. */
export interface GivingProps {
  giftid: string
  /** The couple's first names with a heart, or the box's name. */
  recipient: string
  /** `Send Your Blessing` or `Proceed to Secure Payment`. */
  buttonLabel: string
  /** The provider's checkout script. */
  checkoutUrl: string
  language: GuestLanguage
  sentences: GivingSentences
  translations: Translations
}

/** The element that the server fills and the browser wakes. */
export const givingRootId = 'giving'
const dataId = 'giving-data'

/** The props as a data block. `<` is escaped, so no name a host chose can close the element. */
export const propsBlock = (props: GivingProps): string =>
  `<script type="application/json" id="${dataId}">${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>`

/** Reads what `propsBlock` wrote. */
export function readProps(document: Document): GivingProps {
  return JSON.parse(document.getElementById(dataId)?.textContent ?? '') as GivingProps
}
