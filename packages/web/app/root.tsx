// The document of the application: head, providers, and the page shown when another fails.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { type ReactNode, useEffect } from 'react'
import { preload } from 'react-dom'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from 'react-router'
import * as colours from '../palette.ts'
import { languageOfDocument } from './document-address.ts'
import { useBigLetters } from './lib/language/big-letters.ts'
import { loadHindi } from './lib/language/language.tsx'
import { awaitScripts } from './lib/network/await-scripts.ts'
import { earlyCallScript } from './lib/network/early-call.ts'
import { usePageLanguage, useSiteWords } from './lib/page/page-language.ts'
import { QueryProvider } from './lib/queries/query-provider.tsx'
import { hostSession } from './lib/session/host-session.ts'
import { pageContext } from './page-context.ts'
import { usePageHandle } from './page-handle.ts'
import { paths } from './paths.ts'
import { BrokenPage } from './shells/broken-page.tsx'
import { SandboxRibbon } from './shells/sandbox-ribbon.tsx'
import stylesheet from './styles/app.css?url'
import mukta400 from './styles/fonts/mukta-400-latin.woff2?url'
import mukta600 from './styles/fonts/mukta-600-latin.woff2?url'
import tiro400 from './styles/fonts/tiro-400-latin.woff2?url'
import { fetchToasts } from './ui/overlays/toasts.ts'

const preloadedFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  preloadedFont(tiro400),
  preloadedFont(mukta400),
  preloadedFont(mukta600),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: paths.manifest.href() },
]

export const meta: MetaFunction = () => [{ title: PRODUCT_NAME }]

/** `publicUrl`: the product's public address without a trailing slash; the server requests pages under that origin. `language`: before sign-in. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { isSandbox, pictureUrl } = context.get(pageContext)
  const language = languageOfDocument(request.url)
  if (language === 'hi') await loadHindi()
  return { isSandbox, pictureUrl, publicUrl: new URL(request.url).origin, language }
}

/** The server's facts do not change while the page is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { isStaticPage, earlyCall } = usePageHandle()
  // First of all: React puts the list of scripts in front of the style sheet, which would wait behind them.
  preload(stylesheet, { as: 'style' })
  const language = usePageLanguage()
  const { tooOld } = useSiteWords()
  return (
    <html lang={`${language}-IN`} className={useBigLetters() ? 'big-letters' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colours.wine} />
        {/* Before the style sheet: a script after one waits for it. */}
        {!isStaticPage && (
          <script
            // The browser has it from the document: its text is no part of the page's own script.
            suppressHydrationWarning={true}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, without any text of visitors
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? awaitScripts(language) : '' }}
          />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, without any text of visitors */}
        {earlyCall && <script dangerouslySetInnerHTML={{ __html: earlyCallScript(earlyCall) }} />}
        <Meta />
        <Links />
      </head>
      <body>
        {/* Shown by the style sheet alone (app.css): in such a browser no script may run. Search engines quote the page without it. */}
        <div data-nosnippet className="too-old bg-danger-wash px-4 py-2 text-center text-danger">
          {tooOld}
        </div>
        {children}
        {!isStaticPage && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  const { isSandbox } = useLoaderData<typeof loader>()
  useEffect(() => {
    window.isRunning = true
    fetchToasts()
  }, [])
  const { ribbon } = useSiteWords()
  return (
    <QueryProvider session={hostSession}>
      {isSandbox && <SandboxRibbon text={ribbon} />}
      <Outlet />
    </QueryProvider>
  )
}

export { BrokenPage as ErrorBoundary }
