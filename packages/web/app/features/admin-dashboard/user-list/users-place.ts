// Which users are in view: what is searched for, and which page. It stands in the address, so that reload and Back work.
import { pageIn, parametersOf } from '../../../lib/links/admin-address.ts'

export interface UsersPlace {
  /** As it was typed; empty where all users are wanted. */
  search: string
  /** From 1. */
  page: number
}

/** Any text may stand in an address; what is no page's number is the first page. */
export function usersPlaceIn(parameters: URLSearchParams): UsersPlace {
  return { search: parameters.get('search') ?? '', page: pageIn(parameters) }
}

/** What goes without saying is left out of the address. */
export const usersPlaceWritten = ({ search, page }: UsersPlace): URLSearchParams =>
  parametersOf<UsersPlace>({ search, page }, { search: '', page: 1 })
