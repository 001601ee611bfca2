// The page shown when a page throws and its layout cannot be rendered.
import { paths } from '../paths.ts'
import { ErrorPage } from './error-page.tsx'
import { Logo } from './logo.tsx'

/** `reference`: of the request that failed; a page that broke in the browser has none. */
export function BrokenPage({ reference }: { reference?: string | undefined }) {
  return (
    <>
      <header className="border-line border-b bg-card">
        <div className="mx-auto flex h-18 max-w-6xl items-center px-4 sm:px-6">
          <a href={paths.home.href()} className="rounded-field py-2">
            <Logo />
          </a>
        </div>
      </header>
      <main>
        <ErrorPage home={{ href: paths.home.href(), name: 'Go to the start' }} reference={reference} />
      </main>
    </>
  )
}
