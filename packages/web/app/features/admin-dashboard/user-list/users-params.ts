// The search and the page of the list of users. They are stored in the address, so that reload and Back work.
import { pageIn, parametersOf } from '../../../lib/links/list-address.ts'

export interface UsersParams {
  /** As typed; empty for all users. */
  search: string
  /** From 1. */
  page: number
}

/** Accepts any address; an invalid page number is the first page. */
export function readUsersParams(searchParams: URLSearchParams): UsersParams {
  return { search: searchParams.get('search') ?? '', page: pageIn(searchParams) }
}

/** Omits default values from the address. */
export const writeUsersParams = ({ search, page }: UsersParams): URLSearchParams =>
  parametersOf<UsersParams>({ search, page }, { search: '', page: 1 })
