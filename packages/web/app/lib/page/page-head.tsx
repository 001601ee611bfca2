// The header of a page below the dashboard: back link, heading, sentence.
import { pageSentences } from '@lifafa/contract/sentences/pages'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { useSentences } from '../language/language.tsx'
import { BackLink } from './back-link.tsx'
import { PageHeading } from './page-heading.tsx'
import { usePageTitle } from './use-page-title.ts'

interface PageHeadProps {
  title: string
  children?: ReactNode
  /** For a page whose content has a heading and a back link of its own where it fills a narrow screen. */
  isUnseenOnPhones?: boolean
}

export function PageHead({ title, children, isUnseenOnPhones = false }: PageHeadProps) {
  const { backToDashboard } = useSentences('pages', pageSentences)
  usePageTitle(title)
  return (
    <div className={classNames('mb-6', isUnseenOnPhones && 'max-lg:sr-only')}>
      <div className={isUnseenOnPhones ? 'max-lg:hidden' : undefined}>
        <BackLink to={paths.dashboard.href()}>{backToDashboard}</BackLink>
      </div>
      <PageHeading className="text-[2rem] leading-tight sm:text-4xl">{title}</PageHeading>
      {children && <p className="wrap-anywhere mt-1 text-muted">{children}</p>}
    </div>
  )
}
