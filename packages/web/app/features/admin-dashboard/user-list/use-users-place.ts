// Reads and changes the list's search and page in the address.
import { useSearchParams } from 'react-router'
import { readUsersPlace, type UsersPlace, writeUsersPlace } from './users-place.ts'

export function useUsersPlace() {
  const [parameters, setParameters] = useSearchParams()
  return {
    place: readUsersPlace(parameters),
    /** `replace`: replaces the entry in the browser's history. */
    show: (place: UsersPlace, replace = false) =>
      setParameters(writeUsersPlace(place), { replace, preventScrollReset: true }),
  }
}
