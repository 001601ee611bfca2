// Reads and changes the list's search and page in the address.
import { useSearchParams } from 'react-router'
import { type UsersPlace, usersPlaceIn, usersPlaceWritten } from './users-place.ts'

export function useUsersPlace() {
  const [parameters, setParameters] = useSearchParams()
  return {
    place: usersPlaceIn(parameters),
    /** `replace`: replaces the entry in the browser's history. */
    show: (place: UsersPlace, replace = false) =>
      setParameters(usersPlaceWritten(place), { replace, preventScrollReset: true }),
  }
}
