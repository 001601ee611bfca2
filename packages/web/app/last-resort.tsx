// The static document for a page that could not be made: no router, no session, no script.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrokenPage } from './shells/broken-page.tsx'
import stylesheet from './styles/app.css?url'

const Document = ({ reference }: { reference: string | undefined }) => (
  <html lang="en-IN">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${pageSentences.brokenTitle} · ${PRODUCT_NAME}`}</title>
      <link rel="stylesheet" href={stylesheet} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    </head>
    <body>
      <BrokenPage reference={reference} />
    </body>
  </html>
)

/** `reference`: the id of the request, by which the log finds the error. */
export const errorPage = (reference?: string): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Document reference={reference} />)}`
