// Renders a document of the application on the server in full: the server caches it for all visitors.
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from './page-context.ts'

const renderTimeoutMs = 6_000

/** Reports errors of loaders and of the first render; responses that were thrown on purpose are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  ;(context as Readonly<RouterContextProvider>).get(pageContext).reportError(error)
}

export default function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timeout)
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        // Half a document would be cached for all visitors: any failure while rendering fails the whole.
        onError(error) {
          clearTimeout(timeout)
          reject(error)
        },
      },
    )
    const timeout = setTimeout(() => abort(new Error('The document was not ready in time.')), renderTimeoutMs)
  })
}
