// What a page says of itself to the document around it, and to the server.
import { useMatches } from 'react-router'

export interface PageHandle {
  /** It is read, not operated: sent without any script, it is there at once on the weakest phone. */
  isStaticPage?: true
  /**
   * The parameters of its address that change what the server renders, with the values that it knows. The server renders
   * a page once for each of them; it ignores all other parameters, which a page may read only once it is awake.
   */
  renderedBy?: Readonly<Record<string, readonly string[]>>
}

/** For a page that needs no script: `export const handle = staticPage`. */
export const staticPage: PageHandle = { isStaticPage: true }

/** Whether the page that is shown needs no script. */
export const useIsStaticPage = (): boolean =>
  useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isStaticPage)
