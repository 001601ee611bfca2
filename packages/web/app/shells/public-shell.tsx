// The frame of pages that anyone may open: the mark above, garland and mandala behind.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Garland } from '../motifs/garland.tsx'
import { Mandala } from '../motifs/mandala.tsx'
import { paths } from '../paths.ts'
import { Logo } from './logo.tsx'

export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[56rem] -translate-x-1/2 -translate-y-1/2 text-gold opacity-20" />
      <Garland className="absolute inset-x-0 top-0 -z-10" />
      <header className="flex justify-center px-4 pt-24 sm:pt-28">
        <Link to={paths.home.href()} className="rounded-field px-3 py-2">
          <Logo />
        </Link>
      </header>
      <main className="flex-1">{children}</main>
    </div>
  )
}
