// The first heading of a host's page. It receives the focus after a navigation, so that a screen reader reads it.
import { type ComponentProps, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { classNames } from '../../ui/class-names.ts'

export function PageHeading({ className, ...rest }: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  // POP is a page load, or a return by Back: there the browser restores the focus.
  const hasArrived = useNavigationType() !== 'POP'
  useEffect(() => {
    if (hasArrived && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [hasArrived])
  return (
    <h1
      {...rest}
      ref={heading}
      tabIndex={-1}
      className={classNames('outline-none focus-visible:shadow-none', className)}
    />
  )
}
