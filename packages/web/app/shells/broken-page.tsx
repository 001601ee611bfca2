// The page shown when a page throws and its layout cannot be rendered.
import { paths } from '../paths.ts'
import { ErrorPage } from './error-page.tsx'
import { Logo } from './logo.tsx'

export function BrokenPage() {
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
        <ErrorPage home={{ href: paths.home.href(), name: 'Go to the start' }} />
      </main>
    </>
  )
}
