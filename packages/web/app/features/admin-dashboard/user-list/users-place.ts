// Which users are in view: what is searched for, and which page. It stands in the address, so that reload and Back work.
import { MAX_PAGE } from '@lifafa/contract/limits'

export interface UsersPlace {
  /** As it was typed; empty where all users are wanted. */
  search: string
  /** From 1. */
  page: number
}

/** Any text may stand in an address; what is no page's number is the first page. */
export function usersPlaceIn(parameters: URLSearchParams): UsersPlace {
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: parameters.get('search') ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** What goes without saying is left out of the address. */
export function usersPlaceWritten({ search, page }: UsersPlace): URLSearchParams {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('search', search)
  if (page !== 1) parameters.set('page', String(page))
  return parameters
}
