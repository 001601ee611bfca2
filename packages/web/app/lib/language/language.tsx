// The language of a host's pages: sentences come from a context, which holds the Hindi ones once their script is there.
import type { User } from '@lifafa/contract/endpoints/auth'
import type { HostLanguage } from '@lifafa/contract/languages'
import type { Translated } from '@lifafa/contract/sentences/translated'
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { FieldWords, Words } from '../../ui/words.ts'
import { newSignal } from '../browser/signal.ts'
import { hostSession } from '../session/host-session.ts'
import type { SessionState } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { deviceLanguage, useDeviceLanguage } from './device-language.ts'
import type * as Hindi from './hindi.ts'

type InHindi = typeof Hindi
type Groups = Translated<InHindi['HINDI']>

/** Undefined in English. */
const Sentences = createContext<InHindi | undefined>(undefined)

/** Undefined until their script is there; null where it was lost on the way: pages then stand in English. */
let hindi: InHindi | null | undefined
let loading: Promise<void> | undefined
const changes = newSignal()

/** Never rejects. */
export function loadHindi(): Promise<void> {
  loading ??= import('./hindi.ts')
    .catch(() => null)
    .then((loaded) => {
      hindi = loaded
      changes.emit()
    })
  return loading
}

const loadedHindi = () => hindi

/** As `hindi`. Before a page in Hindi is rendered on the server, or hydrated, they are loaded. */
export const useHindi = () => useSyncExternalStore(changes.subscribe, loadedHindi, loadedHindi)

/** `onDevice`: before sign-in, and while the session is being read. A session that was stored before 0.2.0 has no language. */
function languageIn(state: SessionState<User>, onDevice: HostLanguage): HostLanguage {
  if (state.status !== 'signed-in') return onDevice
  return state.user.language === 'hi' ? 'hi' : 'en'
}

/** As `useChosenLanguage`, outside of components. */
export const chosenLanguage = (): HostLanguage => languageIn(hostSession.state(), deviceLanguage())

// On its way while the page is still being hydrated.
if (chosenLanguage() === 'hi') void loadHindi()

/** The language of the host, or before sign-in of the device; until hydration, that of the document. */
export const useChosenLanguage = (): HostLanguage => languageIn(useSession(hostSession), useDeviceLanguage())

interface InChosenLanguageProps {
  /** Shown at first, until the sentences are there; without it, the English page. */
  fallback?: ReactNode
  children: ReactNode
}

/** Around the pages of hosts. */
export function InChosenLanguage({ fallback, children }: InChosenLanguageProps) {
  const language = useChosenLanguage()
  const isHindi = language === 'hi'
  const isAwaited = useHindi() === undefined && isHindi
  const [wasShown, setWasShown] = useState(!isAwaited)
  if (!wasShown && !isAwaited) setWasShown(true)
  useEffect(() => {
    if (isHindi) void loadHindi()
  }, [isHindi])
  // A page that is open stays: another tab may choose the language while something is typed in this one.
  return <InLanguage language={language}>{wasShown || !fallback ? children : fallback}</InLanguage>
}

/** Around a document of that language; its sentences were loaded. */
export function InLanguage({ language, children }: { language: HostLanguage; children: ReactNode }) {
  const loaded = useHindi()
  const english = { words: use(Words), fieldWords: use(FieldWords) }
  const sentences = (language === 'hi' && loaded) || undefined
  return (
    <Sentences value={sentences}>
      <Words value={sentences?.WORDS ?? english.words}>
        <FieldWords value={sentences?.FIELD_WORDS ?? english.fieldWords}>{children}</FieldWords>
      </Words>
    </Sentences>
  )
}

/** The language of what stands around. */
export const useLanguage = (): HostLanguage => (use(Sentences) ? 'hi' : 'en')

/** The sentences of a group in the language of what stands around. `english`: the same group. */
export const useSentences = <Name extends keyof Groups>(name: Name, english: Groups[Name]): Groups[Name] =>
  use(Sentences)?.HINDI[name] ?? english

/** As `useSentences`, outside of components. */
export const sentencesIn = <Name extends keyof Groups>(
  language: HostLanguage,
  name: Name,
  english: Groups[Name],
): Groups[Name] => (language === 'hi' && hindi?.HINDI[name]) || english

/** For what is said after a page was left. */
export const chosenSentences = <Name extends keyof Groups>(name: Name, english: Groups[Name]): Groups[Name] =>
  sentencesIn(chosenLanguage(), name, english)
