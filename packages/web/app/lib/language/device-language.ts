// The language of this device before its host signs in: that of the phone, until another one is chosen. A cookie stores it: the
// server renders the sign-in page.
import {
  HOST_LANGUAGES,
  type HostLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
} from '@lifafa/contract/languages'
import { LANGUAGE_KEPT_MS } from '@lifafa/contract/limits'
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { tabStore } from '../browser/browser-storage.ts'
import { newSignal } from '../browser/signal.ts'

/** Its entry: chosen in this tab since the last host signed in; also where the browser blocks cookies. */
const BY_HAND = 'language-by-hand'
const changes = newSignal()

const hostLanguageOf = (tag: string | null | undefined) =>
  HOST_LANGUAGES.find((language) => language === tag?.split('-')[0])

/** As the server reads it from `Accept-Language`. */
const ofPhone = (): HostLanguage =>
  navigator.languages.map(hostLanguageOf).find((language) => language) ?? HOST_LANGUAGES[0]

const stored = () =>
  hostLanguageOf(new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1])

/** English on the server. */
export const deviceLanguage = (): HostLanguage =>
  typeof document === 'undefined' ? HOST_LANGUAGES[0] : (languageByHand() ?? stored() ?? ofPhone())

/** On the server and until hydration: the language of the document. */
export function useDeviceLanguage(): HostLanguage {
  const sent = useRouteLoaderData<{ language: HostLanguage }>('root')?.language ?? HOST_LANGUAGES[0]
  return useSyncExternalStore(changes.subscribe, deviceLanguage, () => sent)
}

/** The language that the host chose before signing in: it becomes that of the account. */
export const languageByHand = (): HostLanguage | undefined => hostLanguageOf(tabStore.getItem(BY_HAND))

/** Stores the language of the account, or a choice. Nothing is stored for the phone's own language. */
export function keepOnDevice(language: HostLanguage): void {
  tabStore.removeItem(BY_HAND)
  const age = language === ofPhone() ? 0 : LANGUAGE_KEPT_MS / 1000
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: many phones have no `cookieStore`
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  changes.emit()
}

export function chooseOnDevice(language: HostLanguage): void {
  keepOnDevice(language)
  tabStore.setItem(BY_HAND, language)
  changes.emit()
}

/** Makes the language that the page's address names the choice, and takes it off the address, where it would undo later choices. */
export function chooseByAddress(): void {
  const address = new URL(location.href)
  const named = hostLanguageOf(address.searchParams.get(LANGUAGE_PARAMETER))
  if (!named) return
  address.searchParams.delete(LANGUAGE_PARAMETER)
  history.replaceState(history.state, '', address)
  chooseOnDevice(named)
}
