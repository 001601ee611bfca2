// What an administrator's page has in view, as its address says it: reload and Back lead to the same view.
import { MAX_PAGE } from '@lifafa/contract/limits'

/** The page of a list that the address names, from 1. Any text may stand in an address: what is no page's number is the first. */
export function pageIn(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** The parameters that lead to a view; what is as in `first` is left out. */
export function parametersOf<View extends object>(view: Partial<View>, first: View): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(view))
    if (value !== first[name as keyof View]) parameters.set(name, String(value))
  return parameters
}
