// The frame of public pages.

import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { RenderAnew } from '../../../foreign-hands/render-anew.tsx'
import { useSiteWords } from '../../lib/page/page-language.ts'
import { Divider } from '../../motifs/divider.tsx'
import { paths } from '../../paths.ts'
import { ErrorPage } from '../error-page.tsx'
import { Logo } from '../logo.tsx'
import { SiteHeader } from './site-header.tsx'

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorPage home={{ href: paths.home.href(), name: labelSentences.toStart }} />
    </SiteFrame>
  )
}

function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex-1">
        <RenderAnew>{children}</RenderAnew>
      </main>
      <SiteFooter />
    </div>
  )
}

/** The footer of public pages. */
function SiteFooter() {
  const words = useSiteWords()
  const links = [
    { text: words.about, to: paths.about.href() },
    { text: words.contactUs, to: paths.contact.href() },
    { text: words.terms, to: paths.terms.href() },
    { text: words.refundPolicy, to: paths.refundPolicy.href() },
    { text: words.privacyPolicy, to: paths.privacyPolicy.href() },
  ]
  return (
    <footer className="border-gold/40 border-t bg-wine-deep px-5 pt-12 pb-10 text-cream">
      <div className="mx-auto flex max-w-6xl flex-col items-center gap-7 text-center">
        <Logo className="text-cream" />
        <p className="max-w-md text-balance text-cream/90">{words.slogan}</p>
        <Divider className="w-full max-w-72" />
        <nav aria-label={words.aboutAndPolicies} className="flex flex-wrap justify-center gap-x-1">
          {links.map(({ text, to }) => (
            <Link
              key={to}
              to={to}
              className="flex min-h-12 items-center rounded-field px-3 text-cream underline-offset-4 hover:underline"
            >
              {text}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
