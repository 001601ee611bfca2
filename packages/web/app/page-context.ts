// The facts that the server passes to each page.
import type { PageFacts } from '@lifafa/contract/web-build'
import { createContext } from 'react-router'

/** The router context that carries the facts to loaders and to the document. */
export const pageContext = createContext<PageFacts>({
  isSandbox: false,
  pictureUrl: '',
  reportError: () => {},
})
