// The page of the saved list from which a host opened a box: the back link returns to it.
import { useLocation } from 'react-router'
import { paths } from '../../../paths.ts'

/** The state of a link to a box, stored by the browser with the history entry. */
export interface SavedListState {
  /** From 1. */
  savedListPage: number
}

/** The page of the saved list that the host came from; otherwise the first. */
export function useSavedListHref(): string {
  const { savedListPage } = (useLocation().state ?? {}) as Partial<SavedListState>
  return paths.savedEventBoxes.href(savedListPage)
}
