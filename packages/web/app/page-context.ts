// What the server tells each page about itself.
import type { PageFacts } from '@lifafa/contract/web-build'
import { createContext } from 'react-router'

/** The router context under which the facts travel to loaders and to the document. */
export const pageContext = createContext<PageFacts>({
  isSandbox: false,
  pictureUrl: '',
  reportError: () => {},
})
