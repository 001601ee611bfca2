// What the server tells each page about the request it answers.
import { createContext } from 'react-router'

/** Facts of one request, given by the server. */
export interface PageFacts {
  /** The nonce of this answer's Content-Security-Policy, for React Router's inline scripts. */
  nonce: string
  /** True where no real money moves; every page then says so. */
  isSandbox: boolean
}

/** The router context under which the facts travel to loaders and to the document. */
export const pageContext = createContext<PageFacts>({ nonce: '', isSandbox: false })
