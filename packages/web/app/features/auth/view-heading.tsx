// The heading of a view. It takes the focus when the view takes the place of another, so that the change is read out.
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

interface ViewHeadingProps {
  title: string
  children: ReactNode
}

export function ViewHeading({ title, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // POP without a view before it is a page that was just loaded: there the focus stays where the browser has it.
  const isFirstView = useNavigationType() === 'POP'
  useEffect(() => {
    if (!isFirstView) heading.current?.focus({ preventScroll: true })
  }, [isFirstView])
  return (
    <header className="mb-7">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-[2.125rem] leading-tight outline-none focus:shadow-none"
      >
        {title}
      </h1>
      <div className="mt-1.5 text-lg text-muted">{children}</div>
    </header>
  )
}
