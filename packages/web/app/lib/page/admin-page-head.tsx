// The title of an administrator's page, and its header: the heading and a sentence.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { ReactNode } from 'react'
import type { MetaFunction } from 'react-router'
import { PageHeading } from './page-heading.tsx'

export const adminMeta =
  (title: string): MetaFunction =>
  () => [{ title: `${title} · ${PRODUCT_NAME} Admin` }]

export function AdminPageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <PageHeading className="text-[1.75rem] leading-tight sm:text-[2rem]">{title}</PageHeading>
      {children && <p className="wrap-anywhere mt-1 text-muted">{children}</p>}
    </header>
  )
}
