// The door of the built application: a web Request in, a web Response out.

import * as build from 'virtual:react-router/server-build'
import type { PageFacts } from '@lifafa/contract/web-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { pageContext } from './page-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/**
 * Answers one request for a page of the application (or for its route data).
 * @param facts the CSP nonce that the server also puts into the answer's header, and whether this is the sandbox.
 */
export function renderApp(request: Request, facts: PageFacts): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, facts)
  return handle(request, context)
}
