// The language of this device before its host signs in: that of the phone, until another one is chosen.
import { type HostLanguage, hostLanguage } from '@lifafa/contract/languages'
import { useSyncExternalStore } from 'react'
import { storedChoice } from '../browser/stored-choice.ts'

const choice = storedChoice('language')

function ofPhone(): HostLanguage {
  // Node has a language, too: that of the server.
  if (typeof document === 'undefined') return 'en'
  return navigator.language.startsWith('hi') ? 'hi' : 'en'
}

export function deviceLanguage(): HostLanguage {
  const { data } = hostLanguage.safeParse(choice.read())
  return data ?? ofPhone()
}

/** English on the server, and until hydration. */
export const useDeviceLanguage = (): HostLanguage =>
  useSyncExternalStore(choice.subscribe, deviceLanguage, () => 'en')

/** Nothing is stored for the phone's own language. */
export const chooseOnDevice = (language: HostLanguage): void =>
  choice.write(language === ofPhone() ? null : language)
