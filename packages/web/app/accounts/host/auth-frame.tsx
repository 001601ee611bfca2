// The frame of the views of /auth: on wide screens a wine panel beside them, on phones a band above.
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import { HandCoins, IndianRupee, ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { chooseOnDevice } from '../../lib/language/device-language.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { LanguageButton } from '../../lib/language/language-button.tsx'
import { Divider } from '../../motifs/divider.tsx'
import { Garland } from '../../motifs/garland.tsx'
import { Mandala } from '../../motifs/mandala.tsx'
import { preloadGarland } from '../../motifs/preload-garland.ts'
import { paths } from '../../paths.ts'
import { Logo } from '../../shells/logo.tsx'
import { classNames } from '../../ui/class-names.ts'

export function AuthFrame({ children }: { children: ReactNode }) {
  preloadGarland()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <header className="relative isolate flex flex-col items-center overflow-hidden rounded-b-sheet bg-wine px-5 pt-24 pb-6 text-cream lg:sticky lg:top-0 lg:h-dvh lg:justify-center lg:rounded-none lg:px-10 lg:pt-24 lg:pb-8">
        <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[40rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-20 lg:w-[56rem]" />
        <div className="absolute inset-0 -z-10 bg-radial-[at_50%_0%] from-maroon/80 to-transparent to-70%" />
        <Garland className="absolute inset-x-0 top-0 -z-10" />
        <Link to={paths.home.href()} className="rounded-field px-3 py-2">
          <Logo className="text-cream" />
        </Link>
        <LanguageButton
          isWhole
          onChoose={chooseOnDevice}
          className="absolute right-3 bottom-5 px-3 text-cream hover:bg-wine-deep lg:right-5 lg:bottom-5"
        />
        <Invitation />
      </header>
      <main className="flex flex-col items-center px-5 pt-9 pb-12 sm:px-8 sm:pt-12 lg:justify-center lg:py-16">
        <div className="w-full max-w-[30rem]">{children}</div>
        <div className="mt-12 w-full max-w-[30rem] max-sm:hidden lg:hidden">
          <Divider />
          <Promises on="paper" className="mx-auto mt-6 w-fit text-muted" />
        </div>
      </main>
    </div>
  )
}

/** On low screens the list is hidden first, then the picture. */
function Invitation() {
  return (
    <div className="flex w-full flex-col items-center text-center max-lg:hidden">
      <div className="mt-7 [@media(max-height:38rem)]:hidden">
        <OpenEnvelope />
      </div>
      <p className="mt-7 max-w-md text-balance font-heading text-4xl leading-tight">
        {useSentences('authPage', authPageSentences).blessing}
      </p>
      <Divider className="mt-5 w-full max-w-64 [@media(max-height:46rem)]:hidden" />
      <Promises
        on="wine"
        className="mt-5 text-left text-cream/90 text-lg [@media(max-height:46rem)]:hidden"
      />
    </div>
  )
}

const ICONS = [HandCoins, ScrollText, IndianRupee]

interface PromisesProps {
  /** The background that the list is on. */
  on: 'wine' | 'paper'
  className?: string
}

/** The product's promises. */
function Promises({ on, className }: PromisesProps) {
  const { promises } = useSentences('authPage', authPageSentences)
  return (
    <ul className={classNames('grid gap-3', className)}>
      {ICONS.map((Icon, place) => (
        <li key={promises[place]} className="flex items-center gap-3.5">
          <Icon
            className={classNames('size-5 flex-none', on === 'wine' ? 'text-saffron' : 'text-maroon')}
            strokeWidth={1.75}
            aria-hidden="true"
          />
          <span>{promises[place]}</span>
        </li>
      ))}
    </ul>
  )
}

/** An open envelope with a card in it: decoration. */
function OpenEnvelope() {
  return (
    <div className="relative h-60 w-76 animate-rise" aria-hidden="true">
      <svg viewBox="0 0 304 240" className="absolute inset-0" fill="none" aria-hidden="true">
        <path d="M8 108 140 12a20 20 0 0 1 24 0l132 96z" className="fill-maroon-light" />
        <rect x="2" y="100" width="300" height="138" rx="18" className="fill-maroon-dark" />
      </svg>
      <div className="-translate-x-1/2 absolute top-8 left-1/2 h-44 w-62 rounded-card bg-card px-5 pt-4 text-left text-ink shadow-lift">
        <p className="text-muted text-sm">{useSentences('authPage', authPageSentences).withLove}</p>
        <p className="mt-0.5 flex items-baseline justify-between gap-3">
          <span className="font-semibold text-lg" lang="hi">
            अनन्या राव
          </span>
          <span className="font-heading text-2xl text-maroon">₹1,101</span>
        </p>
      </div>
      <svg viewBox="0 0 304 240" className="absolute inset-0 drop-shadow-lg" fill="none" aria-hidden="true">
        <path
          d="M2 118a8 8 0 0 1 12.6-6.6L139 198a23 23 0 0 0 26 0l124.4-86.6A8 8 0 0 1 302 118v102a18 18 0 0 1-18 18H20a18 18 0 0 1-18-18z"
          className="fill-maroon"
        />
        <path
          d="M14.6 111.4 139 198a23 23 0 0 0 26 0l124.4-86.6"
          className="stroke-saffron"
          strokeWidth="1.5"
        />
        <path d="M12 232 108 178M292 232 196 178" className="stroke-maroon-light" strokeWidth="1.5" />
      </svg>
    </div>
  )
}
