// Reads and changes the list's search and page in the address.
import { useSearchParams } from 'react-router'
import { readUsersParams, type UsersParams, writeUsersParams } from './users-params.ts'

export function useUsersParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  return {
    params: readUsersParams(searchParams),
    /** `replace`: replaces the entry in the browser's history. */
    show: (params: UsersParams, replace = false) =>
      setSearchParams(writeUsersParams(params), { replace, preventScrollReset: true }),
  }
}
