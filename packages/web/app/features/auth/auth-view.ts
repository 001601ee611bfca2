// Which of its views /auth shows: the address says it, so that the browser's back button leads from one to another.
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'

const VIEWS = ['signin', 'signup', 'verify', 'forgot', 'reset'] as const
export type AuthView = (typeof VIEWS)[number]

const PARAMETER = 'mode'

/** What the server renders depends on. */
export const renderedBy = { [PARAMETER]: VIEWS }

/** Sign-in for an address that names no view, or none of ours. */
export const viewOf = (parameters: URLSearchParams): AuthView =>
  VIEWS.find((view) => view === parameters.get(PARAMETER)) ?? 'signin'

/** The address of `view`, with whatever else the present one carries (the way back after signing in). */
export function viewHref(view: AuthView, present: URLSearchParams): string {
  const parameters = new URLSearchParams(present)
  if (view === 'signin') parameters.delete(PARAMETER)
  else parameters.set(PARAMETER, view)
  const search = parameters.toString()
  return search === '' ? paths.auth.href() : `${paths.auth.href()}?${search}`
}

/** Leads to another view; `replace` where the present one has nothing left to come back to. */
export function useShowView() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  return (view: AuthView, { replace = false } = {}) => void navigate(viewHref(view, parameters), { replace })
}
