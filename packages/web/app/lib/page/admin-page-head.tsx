// The header of an administrator's page: its heading and a sentence.
import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'

export function AdminPageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <PageHeading className="text-[1.75rem] leading-tight sm:text-[2rem]">{title}</PageHeading>
      {children && <p className="wrap-anywhere mt-1 text-muted">{children}</p>}
    </header>
  )
}
