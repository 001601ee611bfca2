// The link from an event box back to the saved list.
import { BackLink } from '../../../lib/page/back-link.tsx'
import { useSavedListHref } from '../saved/saved-list-state.ts'

export function BackToSaved() {
  return <BackLink to={useSavedListHref()}>Back to Saved Event Boxes</BackLink>
}
