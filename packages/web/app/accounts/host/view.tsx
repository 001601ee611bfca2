// The parts of the views of /auth: a heading around the form, links to other views below it.
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PageHeading } from '../../lib/page/page-heading.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { FrameProps } from '../account-form.tsx'
import { type AuthView, viewHref } from './auth-view.ts'

export const View = ({ title, text, resend, footer, children }: FrameProps) => (
  <>
    <header className="mb-7">
      <PageHeading className="text-[2.125rem] leading-tight">{title}</PageHeading>
      <div className="mt-1.5 text-lg text-muted">{text}</div>
    </header>
    {children}
    <div
      className={classNames(
        'flex flex-col items-center gap-3 text-center text-muted',
        resend ? 'mt-4' : 'mt-7',
      )}
    >
      {resend}
      {footer}
    </div>
  </>
)

const NONE = new URLSearchParams()

/** A link between the views. */
export function ViewLink({ view, children }: { view: AuthView; children: ReactNode }) {
  const [parameters] = useSearchParams()
  // The server's document is the same whatever else is in the address.
  const present = useIsHydrated() ? parameters : NONE
  return (
    <Link
      to={viewHref(view, present)}
      className="-my-3 inline-block rounded-field py-3 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
    >
      {children}
    </Link>
  )
}

const never = () => () => {}

/** False on the server and in the first rendering of the browser, which must match it. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
