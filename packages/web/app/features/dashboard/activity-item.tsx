// An entry of the activity feed. It is animated, so that new contributions are noticed.

import { relativeTime } from '@lifafa/contract/dates'
import type { Activity } from '@lifafa/contract/endpoints/dashboard'
import { useLanguage } from '../../lib/language/language.tsx'
import { langOf } from '../../lib/parts/lang-of.ts'
import { classNames } from '../../ui/class-names.ts'
import { signOf } from './activity-signs.ts'

export function ActivityItem({ activity, now }: { activity: Activity; now: Date }) {
  const language = useLanguage()
  const { Icon, style } = signOf(activity.type)
  return (
    <li className="flex animate-rise items-start gap-4 py-3.5">
      <span
        role="img"
        aria-label={activity.action}
        title={activity.action}
        className={classNames('flex size-11 flex-none items-center justify-center rounded-full', style)}
      >
        <Icon className="size-5" strokeWidth={2.1} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p lang={langOf(activity.description)} className="wrap-anywhere leading-snug">
          {activity.description}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {activity.box !== null && <span lang={langOf(activity.box)}>{`“${activity.box}”, `}</span>}
          <time dateTime={activity.created_at}>{relativeTime(activity.created_at, now, language)}</time>
        </p>
      </div>
    </li>
  )
}
