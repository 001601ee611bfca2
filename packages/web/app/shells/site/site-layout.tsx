// The frame of public pages.
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { RenderAnew } from '../../../foreign-hands/render-anew.tsx'
import { paths } from '../../paths.ts'
import { ErrorPage } from '../error-page.tsx'
import { SiteFooter } from './site-footer.tsx'
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
