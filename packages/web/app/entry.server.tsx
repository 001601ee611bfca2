// Renders the application's document on the server, as a stream.
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './nonce.ts'
import { pageContext } from './page-context.ts'

const renderTimeoutMs = 6_000

export default function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))

  return new Promise((resolve, reject) => {
    const answer = () => {
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
      },
    )
    const timeout = setTimeout(abort, renderTimeoutMs)
  })
}
