// The frame of a page without session and navigation: the logo above its contents.
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Logo } from './logo.tsx'

export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-line border-b bg-card">
        <div className="mx-auto flex h-18 max-w-6xl items-center px-4 sm:px-6">
          <a href={paths.home.href()} className="rounded-field py-2">
            <Logo />
          </a>
        </div>
      </header>
      <main>{children}</main>
    </>
  )
}
