// The search and the page of the list of users. They are stored in the address, so that reload and Back work.
import { pageIn, parametersOf } from '../../../lib/links/admin-address.ts'

export interface UsersPlace {
  /** As typed; empty for all users. */
  search: string
  /** From 1. */
  page: number
}

/** Accepts any address; an invalid page number is the first page. */
export function readUsersPlace(parameters: URLSearchParams): UsersPlace {
  return { search: parameters.get('search') ?? '', page: pageIn(parameters) }
}

/** Omits default values from the address. */
export const writeUsersPlace = ({ search, page }: UsersPlace): URLSearchParams =>
  parametersOf<UsersPlace>({ search, page }, { search: '', page: 1 })
