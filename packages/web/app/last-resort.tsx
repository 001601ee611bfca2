// The static documents for a page that could not be made, and for one that was asked for too often: no router, no session, no script.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { busySentences, pageSentences, busySentences as sentences } from '@lifafa/contract/sentences/pages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EnvelopeMark } from './motifs/envelope-mark.tsx'
import { BrokenPage } from './shells/broken-page.tsx'
import { PlainPage } from './shells/plain-page.tsx'
import stylesheet from './styles/app.css?url'
import { ErrorScreen } from './ui/states/error-screen.tsx'

const documentOf = (title: string, page: ReactNode): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${PRODUCT_NAME}`}</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      </head>
      <body>{page}</body>
    </html>,
  )}`

/** `reference`: the id of the request, by which the log finds the error. */
export const errorPage = (reference?: string): string =>
  documentOf(pageSentences.brokenTitle, <BrokenPage reference={reference} />)

export const busyPage = (): string => documentOf(busySentences.busyTitle, <BusyPage />)

/**
 * The application’s page of a 429 (too many requests); its header `refresh` makes the browser load the address again.
 */
const BusyPage = () => (
  <PlainPage>
    <ErrorScreen
      picture={<EnvelopeMark className="h-16 w-20" />}
      title={sentences.busyTitle}
      text={
        <>
          <p>{sentences.busyText}</p>
          <p>{sentences.busyAdvice}</p>
        </>
      }
    />
  </PlainPage>
)
