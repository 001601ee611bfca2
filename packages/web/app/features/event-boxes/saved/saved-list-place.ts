// Where in the saved list a host left it for a box: the way back leads to that page of it.
import { useLocation } from 'react-router'
import { paths } from '../../../paths.ts'

/** What a link to a box carries along, kept by the browser with the box's place in its history. */
export interface SavedListPlace {
  /** From 1. */
  savedListPage: number
}

/** The saved list's page that the host came from; the first for those who came from elsewhere. */
export function useSavedListHref(): string {
  const { savedListPage } = (useLocation().state ?? {}) as Partial<SavedListPlace>
  return paths.savedEventBoxes.href(savedListPage)
}
