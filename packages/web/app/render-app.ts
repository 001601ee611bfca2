// The entry point of the built application: a web Request in, a web Response out.

import * as build from 'virtual:react-router/server-build'
import { callFailures } from '@lifafa/contract/call-failures'
import type { HostLanguage } from '@lifafa/contract/languages'
import type { PageFacts } from '@lifafa/contract/web-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { documentAddress as documentAddressIn, routeTree } from './document-address.ts'
import { busyPage, errorPage } from './last-resort.tsx'
import { pageContext } from './page-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)
const routes = routeTree(build.routes)

/** The address of the document that answers this request. */
export const documentAddress = (url: string, language: HostLanguage): string =>
  documentAddressIn(routes, url, language)

export { busyPage, errorPage }

const failed = ({ language = 'en', reference }: PageFacts): Response =>
  new Response(errorPage(language, reference), {
    status: callFailures.unexpected.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

/** Style sheet and fonts paint the page, its scripts come after them. The framework's own element has no such property. */
const withPatientScripts = (document: string): string =>
  document.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"')

/**
 * Answers one request for a page of the application (or for its route data). Never throws; reports errors to
 * `facts.reportError`. The framework's own error page has no reference, and none at all where it cannot be rendered either.
 */
export async function renderApp(request: Request, facts: PageFacts): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, facts)
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false
  try {
    const answer = await handle(request, context)
    if (isPage && answer.status >= callFailures.unexpected.status) return failed(facts)
    return isPage ? new Response(withPatientScripts(await answer.text()), answer) : answer
  } catch (error) {
    facts.reportError(error)
    return failed(facts)
  }
}
