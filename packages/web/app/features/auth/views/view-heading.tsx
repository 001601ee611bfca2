// The heading of a view of /auth, with a sentence below it.
import type { ReactNode } from 'react'
import { PageHeading } from '../../../lib/page/page-heading.tsx'

interface ViewHeadingProps {
  title: string
  children: ReactNode
}

export function ViewHeading({ title, children }: ViewHeadingProps) {
  return (
    <header className="mb-7">
      <PageHeading className="text-[2.125rem] leading-tight">{title}</PageHeading>
      <div className="mt-1.5 text-lg text-muted">{children}</div>
    </header>
  )
}
