// The static document for a failure to render the application: no router, no session, no script.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { failures } from '@lifafa/contract/failures'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrokenPage } from './shells/broken-page.tsx'
import stylesheet from './styles/app.css?url'

const Document = () => (
  <html lang="en-IN">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${pageSentences.brokenTitle} · ${PRODUCT_NAME}`}</title>
      <link rel="stylesheet" href={stylesheet} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    </head>
    <body>
      <BrokenPage />
    </body>
  </html>
)

export const lastResort = (): Response =>
  new Response(`<!DOCTYPE html>${renderToStaticMarkup(<Document />)}`, {
    status: failures.unexpected.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
