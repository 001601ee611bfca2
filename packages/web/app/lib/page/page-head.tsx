// The header of a page below the dashboard: back link, heading, sentence.
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { BackLink } from './back-link.tsx'
import { PageHeading } from './page-heading.tsx'

export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <BackLink to={paths.dashboard.href()}>Back to Dashboard</BackLink>
      <PageHeading className="text-[2rem] leading-tight sm:text-4xl">{title}</PageHeading>
      {children && <p className="wrap-anywhere mt-1 text-muted">{children}</p>}
    </div>
  )
}
