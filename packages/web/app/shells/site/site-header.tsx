// The header of public pages: the mark, links, sign in and sign up; on phones in a menu.
import { Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useSiteWords } from '../../lib/page/page-language.ts'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Logo } from '../logo.tsx'

const MENU = 'site-menu'

/**
 * The menu is a native popover: it closes on Escape and on a press outside, before hydration too. A new
 * one for each visit: a link closes it, also one to a page with this header. It is placed
 * below its button where the browser supports anchors, and elsewhere where the header ends in the sandbox. Browsers without
 * popovers show it open (styles/app.css).
 */
export function SiteHeader() {
  const { menu, site } = useSiteWords()
  return (
    <header className="relative border-line border-b bg-card">
      <div className="mx-auto flex h-18 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <Link to={paths.home.href()} className="rounded-field py-2">
          <Logo />
        </Link>
        <button
          type="button"
          popoverTarget={MENU}
          aria-label={menu}
          className="grid size-12 place-items-center rounded-field text-maroon [anchor-name:--site-menu] hover:bg-maroon-wash md:hidden"
        >
          <Menu className="size-6" aria-hidden="true" />
        </button>
        <nav aria-label={site} className="flex items-center gap-2 max-md:hidden">
          <Links />
        </nav>
      </div>
      <nav
        key={useLocation().key}
        id={MENU}
        popover="auto"
        aria-label={site}
        className="fixed inset-x-3 top-26 bottom-auto m-0 [position-anchor:--site-menu] supports-[top:anchor(bottom)]:top-[calc(anchor(bottom)+0.75rem)] w-auto rounded-card border border-line bg-card p-3 text-ink shadow-sheet md:hidden"
      >
        <div className="grid gap-2">
          <Links />
        </div>
      </nav>
    </header>
  )
}

function Links() {
  const { about, contactUs, signIn, signUp } = useSiteWords()
  const aboutLinks = [
    { text: about, to: paths.about.href() },
    { text: contactUs, to: paths.contact.href() },
  ]
  return (
    <>
      {aboutLinks.map(({ text, to }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-12 items-center rounded-field px-4 font-semibold hover:bg-maroon-wash hover:text-maroon"
        >
          {text}
        </Link>
      ))}
      <Link to={paths.auth.href('signin')} className={buttonStyle({ variant: 'secondary' })}>
        {signIn}
      </Link>
      <Link to={paths.auth.href('signup')} className={buttonStyle()}>
        {signUp}
      </Link>
    </>
  )
}
