// The frame of the views of /auth: on wide screens a wine panel beside them, on phones a band above.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Divider } from '../../../motifs/divider.tsx'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { Garland } from '../../../motifs/garland.tsx'
import { Mandala } from '../../../motifs/mandala.tsx'
import { preloadGarland } from '../../../motifs/preload-garland.ts'
import { paths } from '../../../paths.ts'
import { OpenEnvelope } from './open-envelope.tsx'
import { Promises } from './promises.tsx'

export function AuthFrame({ children }: { children: ReactNode }) {
  preloadGarland()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <header className="relative isolate flex flex-col items-center overflow-hidden rounded-b-sheet bg-wine px-5 pt-24 pb-6 text-cream lg:sticky lg:top-0 lg:h-dvh lg:justify-center lg:rounded-none lg:px-10 lg:pt-24 lg:pb-8">
        <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[40rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-20 lg:w-[56rem]" />
        <div className="absolute inset-0 -z-10 bg-radial-[at_50%_0%] from-maroon/80 to-transparent to-70%" />
        <Garland className="absolute inset-x-0 top-0 -z-10" />
        <Link to={paths.home.href()} className="flex items-center gap-2.5 rounded-field px-3 py-2">
          <EnvelopeMark className="h-8 w-10" />
          <span className="translate-y-px font-heading text-[1.875rem] leading-none">{PRODUCT_NAME}</span>
        </Link>
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
        Every blessing, safe in one envelope
      </p>
      <Divider className="mt-5 w-full max-w-64 [@media(max-height:46rem)]:hidden" />
      <Promises
        on="wine"
        className="mt-5 text-left text-cream/90 text-lg [@media(max-height:46rem)]:hidden"
      />
    </div>
  )
}
