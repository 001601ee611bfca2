// A notice of data protection: short, on one page, in English or Hindi; the address says which.
import { formatDay, formatDayInHindi } from '@lifafa/contract/dates'
import { Link, type MetaFunction, useLocation } from 'react-router'
import { pageMeta } from '../../../lib/page/page-meta.ts'
import { Garland } from '../../../motifs/garland.tsx'
import { staticPage } from '../../../page-handle.ts'
import { paths } from '../../../paths.ts'
import { guestNotice, guestNoticeInHindi } from './guest-notices.ts'
import { hostNotice, hostNoticeInHindi } from './host-notices.ts'

export const handle = staticPage

const { notice } = paths
const NOTICES = {
  [notice.guests.href()]: { notice: guestNotice, other: notice.guestsInHindi.href() },
  [notice.guestsInHindi.href()]: { notice: guestNoticeInHindi, other: notice.guests.href() },
  [notice.hosts.href()]: { notice: hostNotice, other: notice.hostsInHindi.href() },
  [notice.hostsInHindi.href()]: { notice: hostNoticeInHindi, other: notice.hosts.href() },
}

const noticeAt = (pathname: string) => {
  const path = pathname.replace(/\/$/, '')
  return { path, ...(NOTICES[path] ?? { notice: guestNotice, other: notice.guestsInHindi.href() }) }
}

export const meta: MetaFunction = (args) => {
  const { path, notice: shown } = noticeAt(args.location.pathname)
  return pageMeta({ title: shown.title, description: shown.description, path })(args)
}

export default function NoticePage() {
  const { notice: shown, other } = noticeAt(useLocation().pathname)
  const formatted = shown.language === 'hi' ? formatDayInHindi(shown.since) : formatDay(shown.since)
  return (
    <article className="pb-20">
      <header className="relative isolate overflow-hidden bg-wine px-5 pt-32 pb-12 text-center text-cream">
        <Garland className="absolute inset-x-0 top-0 -z-10" />
        <h1 className="text-4xl leading-tight sm:text-5xl">{shown.title}</h1>
        <p className="mt-3 text-cream/90">
          {shown.sinceLabel} <time dateTime={shown.since}>{formatted}</time>
        </p>
        <p className="mt-3">
          <Link
            to={other}
            lang={shown.language === 'hi' ? 'en' : 'hi'}
            className="inline-flex min-h-12 items-center font-semibold text-cream underline underline-offset-4"
          >
            {shown.other}
          </Link>
        </p>
      </header>
      <div className="mx-auto max-w-2xl px-5">
        {shown.parts.map(({ title, lines }) => (
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
            { to: paths.contact.href(), text: shown.contact },
            { to: paths.privacyPolicy.href(), text: shown.policy },
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
