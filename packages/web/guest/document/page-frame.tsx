// The frame of the guest's page in each state: the sandbox ribbon, in the sandbox.
import type { GuestPageProps } from '@lifafa/contract/web-build'
import type { ReactNode } from 'react'
import { SandboxRibbon } from '../../app/shells/sandbox-ribbon.tsx'
import { pageSentences } from './page-sentences.ts'

interface PageFrameProps extends Pick<GuestPageProps, 'language' | 'isSandbox'> {
  children: ReactNode
}

export function PageFrame({ language, isSandbox, children }: PageFrameProps) {
  return (
    <>
      {isSandbox && <SandboxRibbon text={pageSentences[language].ribbon} />}
      {children}
    </>
  )
}
