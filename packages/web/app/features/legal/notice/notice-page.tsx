// A notice of data protection: short, on one page; the address says for whom and in which language.
import { formatDay } from '@lifafa/contract/dates'
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/language-names'
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { guestNotices } from '@lifafa/contract/guest-page/notices'
import { siteWords } from '@lifafa/contract/guest-page/site-words'
import { hostNotice } from '@lifafa/contract/sentences/host/notice'
import { hostNoticeInHindi } from '@lifafa/contract/sentences/host/notice-hindi'
import { Link, type LinksFunction, type MetaFunction, useLocation } from 'react-router'
import { pageMeta } from '../../../lib/page/page-meta.ts'
import { Garland } from '../../../motifs/garland.tsx'
import { type PageHandle, staticPage } from '../../../page-handle.ts'
import { noticeForGuests, paths } from '../../../paths.ts'
import moreScripts from '../../../styles/more-scripts.css?url'

/** The day from which the notices read so. */
const SINCE = '2026-11-29'

const { hosts, hostsInHindi } = paths.notice
const forHosts = [
  { language: 'en', path: hosts.href(), notice: hostNotice },
  { language: 'hi', path: hostsInHindi.href(), notice: hostNoticeInHindi },
] as const
const forGuests = GUEST_LANGUAGES.map((language) => ({
  language,
  path: noticeForGuests(language),
  notice: guestNotices[language],
}))

/** The notice at an address, and the same notice in other languages. */
function noticeAt(pathname: string) {
  const path = pathname.replace(/\/$/, '')
  const all: readonly { language: GuestLanguage; path: string }[] = forHosts.some((one) => one.path === path)
    ? forHosts
    : forGuests
  const shown = [...forHosts, ...forGuests].find((one) => one.path === path)
  if (!shown) throw new Error(`No notice at ${path}`)
  return { ...shown, others: all.filter((one) => one.path !== path) }
}

export const handle: PageHandle = {
  ...staticPage,
  languageAt: (pathname) => noticeAt(pathname).language,
  siteWords,
}

export const meta: MetaFunction = (args) => {
  const { path, notice } = noticeAt(args.location.pathname)
  return pageMeta({ title: notice.title, description: notice.description, path })(args)
}

/** The faces of the languages that no other page of the application is written in. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: moreScripts }]

export default function NoticePage() {
  const { notice, language, others } = noticeAt(useLocation().pathname)
  return (
    <article className="pb-20">
      <header className="relative isolate overflow-hidden bg-wine px-5 pt-32 pb-12 text-center text-cream">
        <Garland className="absolute inset-x-0 top-0 -z-10" />
        <h1 className="text-4xl leading-tight sm:text-5xl">{notice.title}</h1>
        <p className="mt-3 text-cream/90">
          {notice.sinceLabel} <time dateTime={SINCE}>{formatDay(SINCE, language)}</time>
        </p>
        <p className="names-of-languages mt-3 flex flex-wrap justify-center gap-x-5">
          {others.map((other) => (
            <Link
              key={other.path}
              to={other.path}
              lang={other.language}
              className="inline-flex min-h-12 items-center font-semibold text-cream underline underline-offset-4"
            >
              {LANGUAGE_NAMES[other.language]}
            </Link>
          ))}
        </p>
      </header>
      <div className="mx-auto max-w-2xl px-5">
        {notice.parts.map(({ title, lines }) => (
          <section
            key={title}
            className="legal-text mt-10 border-line border-t pt-8 first:border-0 first:pt-0"
          >
            <h2 className="text-2xl">{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <p className="mt-10 flex flex-wrap gap-x-8 gap-y-1 border-line border-t pt-6">
          {[
            { to: paths.contact.href(), text: notice.contact },
            { to: paths.privacyPolicy.href(), text: notice.policy },
          ].map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-12 items-center font-semibold text-maroon underline underline-offset-4"
            >
              {text}
            </Link>
          ))}
        </p>
      </div>
    </article>
  )
}
