// What is around the guest's page in each of its states: the sandbox ribbon, where there is one.
import type { ReactNode } from 'react'
import { SandboxRibbon } from '../app/shells/sandbox-ribbon.tsx'

export function PageFrame({ isSandbox, children }: { isSandbox: boolean; children: ReactNode }) {
  return (
    <>
      {isSandbox && <SandboxRibbon />}
      {children}
    </>
  )
}
