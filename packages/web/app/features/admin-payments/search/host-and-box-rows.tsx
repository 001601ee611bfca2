// A host and an event box, as a search finds them.

import { formatDay } from '@lifafa/contract/dates'
import type { FoundBox, FoundHost } from '@lifafa/contract/endpoints/admin/search'
import { adminHostSentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminSearchSentences as sentences } from '@lifafa/contract/sentences/admin/search'
import { Link } from 'react-router'
import { giftsHref } from '../../../lib/links/admin-links.ts'
import { HostLink } from '../../../lib/parts/host-link.tsx'
import { langOf } from '../../../lib/parts/lang-of.ts'
import { paths } from '../../../paths.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'

export function HostRow({ host: { id, name, email, phone } }: { host: FoundHost }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5 leading-snug">
      <div className="wrap-anywhere min-w-0">
        <p lang={langOf(name)} className="font-semibold">
          {name}
        </p>
        <p className="text-muted">
          <span>{`${email}, `}</span>
          <span className="tabular-nums">{phone}</span>
        </p>
      </div>
      <Link
        to={paths.admin.host.href(id)}
        aria-label={`${sentences.seeHost}: ${name}`}
        className={classNames(buttonStyle({ variant: 'quiet' }), 'justify-self-start max-md:-ml-5')}
      >
        {sentences.seeHost}
      </Link>
    </li>
  )
}

export function BoxRow({ box: { id, name, host, host_id, event_date } }: { box: FoundBox }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3.5 leading-snug">
      <div className="wrap-anywhere min-w-0">
        <p>
          <span lang={langOf(name)} className="font-semibold">{`“${name}”`}</span>,{' '}
          <HostLink name={host} id={host_id} />
        </p>
        <p className="text-muted">{sentences.eventOn(formatDay(event_date))}</p>
        <p className="font-mono text-muted text-sm">{id}</p>
      </div>
      {host_id && (
        <Link
          to={giftsHref(host_id, id)}
          aria-label={adminHostSentences.seeGiftsOf(name)}
          className={classNames(buttonStyle({ variant: 'quiet' }), 'justify-self-start max-md:-ml-5')}
        >
          {adminHostSentences.seeGifts}
        </Link>
      )}
    </li>
  )
}
