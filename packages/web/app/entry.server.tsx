// Renders the application's document on the server, as a stream.
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './nonce.ts'
import { pageContext } from './page-context.ts'

const renderTimeoutMs = 6_000

/** What loaders and the first render throw; an answer that was thrown on purpose is none of it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  ;(context as Readonly<RouterContextProvider>).get(pageContext).tellError(error)
}

export default function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, tellError } = context.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))

  return new Promise((resolve, reject) => {
    let isAnswered = false
    const answer = () => {
      isAnswered = true
      const body = new PassThrough({
        final(done) {
          clearTimeout(timeout)
          done()
        },
      })
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // A crawler does not wait for what streams in later.
        [isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError(error) {
          // Before that, whoever called hears of it.
          if (isAnswered) tellError(error)
        },
      },
    )
    const timeout = setTimeout(abort, renderTimeoutMs)
  })
}
