// The props of the hydrated part, and their JSON in the document, without an inline script.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import type { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import type { ContributionValues } from './contribution-values.ts'
import type { SerializedSentences } from './serialized-sentences.ts'

/** The sentences of the hydrated part. */
export type GivingSentences = SerializedSentences<typeof givingSentences>

/** Translations of the English sentences that rules and the server return; what is missing is shown in English. */
export type Translations = Record<string, string>

/** All that the hydrated part needs; the server renders the rest of the page. */
export interface GivingProps {
  giftid: string
  /** The couple's first names with a heart, or the box's name. */
  recipient: string
  /** `Send Your Blessing` or `Proceed to Secure Payment`. */
  buttonLabel: string
  /** The address of the provider's checkout script. */
  checkoutUrl: string
  /** The provider's code of the language. */
  checkoutCode: string
  language: GuestLanguage
  sentences: GivingSentences
  translations: Translations
  /** Typed into a page whose scripts did not run, and sent to the server by the browser. */
  typed?: ContributionValues | undefined
  /** By a press of the button. */
  isPressed?: boolean | undefined
}

/** The id of the element that the server renders and the browser hydrates. */
export const givingRootId = 'giving'
const dataId = 'giving-data'

/** The props as a data block. `<` is escaped, so that no host's text can close the element. */
export const propsBlock = (props: GivingProps): string =>
  `<script type="application/json" id="${dataId}">${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>`

/** Parses what `propsBlock` wrote. */
export function readProps(document: Document): GivingProps {
  return JSON.parse(document.getElementById(dataId)?.textContent ?? '') as GivingProps
}
