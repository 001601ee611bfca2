// A host and an event box, as a search finds them.
import { formatDay } from '@lifafa/contract/dates'
import type { FoundBox, FoundHost } from '@lifafa/contract/endpoints/admin/search'
import { adminSearchSentences as sentences } from '@lifafa/contract/sentences/admin/search'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'

export function HostRow({ host: { name, email, phone } }: { host: FoundHost }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5 leading-snug">
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-muted">
          {email}, <span className="tabular-nums">{phone}</span>
        </p>
      </div>
      <Link
        to={`${paths.admin.dashboard.href()}?search=${encodeURIComponent(email)}`}
        aria-label={`${sentences.seeHost}: ${name}`}
        className={classNames(buttonStyle({ variant: 'quiet' }), 'justify-self-start max-md:-ml-5')}
      >
        {sentences.seeHost}
      </Link>
    </li>
  )
}

export function BoxRow({ box: { id, name, host, event_date } }: { box: FoundBox }) {
  return (
    <li className="wrap-anywhere py-3.5 leading-snug">
      <p>
        <span className="font-semibold">“{name}”</span>, {host}
      </p>
      <p className="text-muted">{sentences.eventOn(formatDay(event_date))}</p>
      <p className="font-mono text-muted text-sm">{id}</p>
    </li>
  )
}
