// The heading of a section of the landing page.
import type { ReactNode } from 'react'
import { Divider } from '../../motifs/divider.tsx'

export function SectionHeading({ children }: { children: ReactNode }) {
  return (
    <>
      <h2 className="text-center text-3xl leading-tight sm:text-4xl">{children}</h2>
      <Divider className="mx-auto mt-4 mb-10 max-w-72" />
    </>
  )
}
