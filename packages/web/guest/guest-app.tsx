// The guest's page in each of its states.
import type { GuestPageProps } from './guest-props.ts'
import { pageTitle } from './page-title.ts'

export function GuestApp(props: GuestPageProps) {
  return <h1 className="font-heading">{pageTitle(props)}</h1>
}
