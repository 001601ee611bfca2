// The heading of a section, with a sentence. It receives the focus when the focused element is removed.
import type { ReactNode, RefObject } from 'react'

interface SectionHeadProps {
  title: string
  heading?: RefObject<HTMLHeadingElement | null>
  children?: ReactNode
}

export function SectionHead({ title, heading, children }: SectionHeadProps) {
  return (
    <div className="mb-4">
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-20 text-2xl outline-none focus-visible:shadow-none lg:scroll-mt-6"
      >
        {title}
      </h2>
      {children && <p className="max-w-prose text-muted">{children}</p>}
    </div>
  )
}
