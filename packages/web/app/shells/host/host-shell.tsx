// The frame of a host's pages: the host's name, links to dashboard and settings, sign-out.
import type { User } from '@lifafa/contract/endpoints/auth'
import { setLanguage } from '@lifafa/contract/endpoints/settings/language'
import type { HostLanguage } from '@lifafa/contract/languages'
import { shellSentences, switchSentences } from '@lifafa/contract/sentences/host/shell'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RenderAnew } from '../../../foreign-hands/render-anew.tsx'
import { call } from '../../lib/calls/api.ts'
import { useAction } from '../../lib/calls/use-action.ts'
import { keepOnDevice } from '../../lib/language/device-language.ts'
import { chosenSentences, InChosenLanguage, loadHindi, useSentences } from '../../lib/language/language.tsx'
import { LanguageButton } from '../../lib/language/language-button.tsx'
import { hostSession, useHost } from '../../lib/session/host-session.ts'
import { LoadingPage } from '../../lib/session/require-session.tsx'
import { paths } from '../../paths.ts'
import { Avatar, initialsOf } from '../../ui/display/avatar.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Logo } from '../logo.tsx'

interface HostShellProps {
  /** Undefined while the session is being read; the header keeps its shape. */
  host: User | undefined
  children: ReactNode
}

export const HostShell = (props: HostShellProps) => (
  <InChosenLanguage fallback={<LoadingPage text={switchSentences.hi.loading} />}>
    <Frame {...props} />
  </InChosenLanguage>
)

/** The guard around a host's pages redirects to /auth as soon as the session has ended. */
function logOut(): void {
  hostSession.signOut()
  notify.success(chosenSentences('shell', shellSentences).loggedOut)
}

function Frame({ host, children }: HostShellProps) {
  const sentences = useSentences('shell', shellSentences)
  return (
    <>
      <header className="border-line border-b bg-card print:hidden">
        <div className="mx-auto flex h-18 max-w-7xl items-center justify-between gap-3 px-4 sm:px-6 lg:px-8">
          <Link to={paths.dashboard.href()} className="rounded-field py-2">
            <Logo />
          </Link>
          <div className="flex min-w-0 items-center gap-1 sm:gap-3">
            {host && <LanguageSwitch />}
            {host ? <Greeting host={host} /> : <Skeleton className="size-11 rounded-full" />}
            <button
              type="button"
              onClick={logOut}
              className="flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-field px-2 text-muted hover:bg-maroon-wash hover:text-maroon"
            >
              <LogOut className="size-5 sm:hidden" aria-hidden="true" />
              <span className="max-sm:sr-only">{sentences.logout}</span>
            </button>
          </div>
        </div>
      </header>
      <main className="mx-auto max-w-7xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8 lg:px-8">
        <RenderAnew>{children}</RenderAnew>
      </main>
    </>
  )
}

function Greeting({ host: { first_name: name, last_name } }: { host: User }) {
  const { namaste, settingsOf } = useSentences('shell', shellSentences)
  return (
    <Link
      to={paths.settings.href()}
      aria-label={settingsOf(name)}
      className="flex min-h-12 min-w-0 items-center gap-2 rounded-field px-1.5 hover:bg-maroon-wash"
    >
      {/* In two lines on a phone, where a name beside the word would be cut; a small one has room for the initials alone. */}
      <span className="min-w-0 text-right leading-tight max-sm:text-xs max-[25rem]:hidden in-[.big-letters]:max-sm:hidden sm:flex sm:gap-1">
        <span className="max-sm:block">{namaste}</span> <span className="block truncate">{name}</span>
      </span>
      <Avatar initials={initialsOf(name, last_name)} />
    </Link>
  )
}

/** Shows the hosts' pages in the other language, and remembers it with the account. */
function LanguageSwitch() {
  const host = useHost()
  const { languageFailed } = useSentences('shell', shellSentences)
  const { run, isBusy } = useAction(
    async (language: HostLanguage) => {
      await Promise.all([call(setLanguage, { body: { language } }), language === 'hi' && loadHindi()])
      hostSession.updateUser({ ...host, language })
      keepOnDevice(language)
    },
    // The server writes the activities in the language of the account.
    { failed: languageFailed, keys: [[]] },
  )
  return (
    <LanguageButton onChoose={run} isBusy={isBusy} className="text-maroon text-xl hover:bg-maroon-wash" />
  )
}
