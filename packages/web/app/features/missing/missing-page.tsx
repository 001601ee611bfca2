// The answer to an address that no page has.
import { data } from 'react-router'

export function loader() {
  return data(null, { status: 404 })
}

export default function MissingPage() {
  return <main>Missing</main>
}
