// What stands around the views of /auth: on wide screens a wine panel with our promise beside them, on phones a band above.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EnvelopeMark } from '../../motifs/envelope-mark.tsx'
import { Garland } from '../../motifs/garland.tsx'
import { Mandala } from '../../motifs/mandala.tsx'
import { paths } from '../../paths.ts'
import { PromisePanel } from './promise-panel.tsx'

export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <header className="relative isolate flex flex-col items-center overflow-hidden rounded-b-sheet bg-wine px-5 pt-24 pb-6 text-cream lg:sticky lg:top-0 lg:h-dvh lg:min-h-[40rem] lg:justify-center lg:rounded-none lg:px-10 lg:pt-28 lg:pb-10">
        <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[40rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-20 lg:w-[56rem]" />
        <div className="-z-10 absolute inset-0 bg-radial-[at_50%_0%] from-maroon/80 to-transparent to-70%" />
        <Garland className="absolute inset-x-0 top-0 -z-10" />
        <Link to={paths.home.href()} className="flex items-center gap-2.5 rounded-field px-3 py-2">
          <EnvelopeMark className="h-8 w-10" />
          <span className="translate-y-px font-heading text-[1.875rem] leading-none">{PRODUCT_NAME}</span>
        </Link>
        <PromisePanel className="max-lg:hidden" />
      </header>
      <main className="flex justify-center px-5 pt-9 pb-16 sm:px-8 sm:pt-12 lg:items-center lg:py-16">
        <div className="w-full max-w-[30rem]">{children}</div>
      </main>
    </div>
  )
}
