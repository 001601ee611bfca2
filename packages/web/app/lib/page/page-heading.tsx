// The first heading of a host's page. It takes the focus when its page takes the place of another, so that it is read out.
import { type ComponentProps, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { classNames } from '../../ui/class-names.ts'

export function PageHeading({ className, ...rest }: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  // POP is a page just loaded, or one come back to: there the focus is the browser's affair.
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
