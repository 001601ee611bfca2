// What a page says of itself to the document around it.
import { useMatches } from 'react-router'

export interface PageHandle {
  /** It is read, not operated: sent without any script, it is there at once on the weakest phone. */
  isStill: true
}

/** For a page that needs no script: `export const handle = stillPage`. */
export const stillPage: PageHandle = { isStill: true }

/** Whether the page that is shown needs no script. */
export const useIsStill = (): boolean =>
  useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isStill)
