// The views of /auth. The current one is in the address, so that Back leads to the one before.
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'

const VIEWS = ['signin', 'signup', 'verify', 'forgot', 'reset'] as const
export type AuthView = (typeof VIEWS)[number]

const PARAMETER = 'mode'

/** The parameters that change what the server renders. */
export const renderedBy = { [PARAMETER]: VIEWS }

/** Sign-in for an address that names no view, or an unknown one. */
export const viewOf = (parameters: URLSearchParams): AuthView =>
  VIEWS.find((view) => view === parameters.get(PARAMETER)) ?? 'signin'

/** The address of `view`, with all other parameters of the current one (such as the return path after signing in). */
export function viewHref(view: AuthView, present: URLSearchParams): string {
  const parameters = new URLSearchParams(present)
  if (view === 'signin') parameters.delete(PARAMETER)
  else parameters.set(PARAMETER, view)
  const search = parameters.toString()
  return search === '' ? paths.auth.href() : `${paths.auth.href()}?${search}`
}

/** Navigates to another view. */
export function useShowView() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  return (view: AuthView) => void navigate(viewHref(view, parameters))
}
