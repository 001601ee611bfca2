// Parses and writes the addresses of lists: reload and Back lead to the same view.
import { MAX_PAGE } from '@lifafa/contract/limits'

/** The page of a list in the address, from 1. Accepts any text: an invalid number is page 1. */
export function pageIn(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** The parameters of a view; those with their value in `first` are omitted. */
export function parametersOf<View extends object>(view: Partial<View>, first: View): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(view))
    if (value !== first[name as keyof View]) parameters.set(name, String(value))
  return parameters
}
