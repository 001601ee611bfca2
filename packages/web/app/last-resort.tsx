// The static documents for a page that could not be made, and for one that was asked for too often: no router, no session, no script.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { HostLanguage } from '@lifafa/contract/languages'
import { page as guestPageInHindi } from '@lifafa/contract/sentences/guest/hi/page'
import { busySentences, pageSentences } from '@lifafa/contract/sentences/pages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { InLanguage, loadHindi, sentencesIn } from './lib/language/language.tsx'
import { EnvelopeMark } from './motifs/envelope-mark.tsx'
import { BrokenPage } from './shells/broken-page.tsx'
import { PlainPage } from './shells/plain-page.tsx'
import stylesheet from './styles/app.css?url'
import { ErrorScreen } from './ui/states/error-screen.tsx'

await loadHindi()

const documentOf = (language: HostLanguage, title: string, page: ReactNode): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={`${language}-IN`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${PRODUCT_NAME}`}</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      </head>
      <body>
        <InLanguage language={language}>{page}</InLanguage>
      </body>
    </html>,
  )}`

/** `reference`: the id of the request, by which the log finds the error. */
export const errorPage = (language: HostLanguage, reference?: string): string =>
  documentOf(
    language,
    sentencesIn(language, 'pages', pageSentences).brokenTitle,
    <BrokenPage reference={reference} />,
  )

/** The application’s page of a 429 (too many requests); its header `refresh` makes the browser load the address again. */
export function busyPage(language: HostLanguage): string {
  const { busyTitle, busyText, busyAdvice } = language === 'hi' ? guestPageInHindi.busy : busySentences
  return documentOf(
    language,
    busyTitle,
    <PlainPage>
      <ErrorScreen
        picture={<EnvelopeMark className="h-16 w-20" />}
        title={busyTitle}
        text={
          <>
            <p>{busyText}</p>
            <p>{busyAdvice}</p>
          </>
        }
      />
    </PlainPage>,
  )
}
