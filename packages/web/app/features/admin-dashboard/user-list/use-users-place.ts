// Which users are in view, and how to go to others.
import { useSearchParams } from 'react-router'
import { type UsersPlace, usersPlaceIn, usersPlaceWritten } from './users-place.ts'

export function useUsersPlace() {
  const [parameters, setParameters] = useSearchParams()
  return {
    place: usersPlaceIn(parameters),
    /** `replace`: whoever goes Back does not come to where they are now. */
    show: (place: UsersPlace, replace = false) =>
      setParameters(usersPlaceWritten(place), { replace, preventScrollReset: true }),
  }
}
