// Recent activity: the first few entries, and all on demand.
import { relativeTime } from '@lifafa/contract/dates'
import type { Activity, ActivityType } from '@lifafa/contract/endpoints/dashboard'
import { ACTIVITIES_BEFORE_VIEW_ALL } from '@lifafa/contract/limits'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import {
  AtSign,
  BadgeCheck,
  Bell,
  CalendarClock,
  Hourglass,
  IndianRupee,
  KeyRound,
  Landmark,
  type LucideIcon,
  MailCheck,
  MailPlus,
  MailX,
  Send,
  TriangleAlert,
  Undo2,
  UserRound,
} from 'lucide-react'
import { useId, useState } from 'react'
import { useLanguage, useSentences } from '../../lib/language/language.tsx'
import { langOf, written } from '../../lib/parts/lang-of.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { SoundSwitch } from './sound-switch.tsx'

const skeletons = ['w-4/5', 'w-3/5', 'w-3/4', 'w-2/3', 'w-4/5']

/** `activities`: newest first; undefined while loading. */
export function RecentActivity({ activities }: { activities: Activity[] | undefined }) {
  const sentences = useSentences('dashboard', dashboardSentences)
  const headingId = useId()
  const listId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const now = useNow()
  const shown = showsAll ? activities : activities?.slice(0, ACTIVITIES_BEFORE_VIEW_ALL)
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={activities === undefined || undefined}
      // The number of events above is unknown while they load: a skeleton here would move when they arrive.
      className={activities === undefined ? 'max-lg:hidden' : undefined}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-2xl">
          {sentences.recent}
        </h2>
        <div className="flex items-center gap-1">
          <SoundSwitch />
          {activities && activities.length > ACTIVITIES_BEFORE_VIEW_ALL && (
            <button
              type="button"
              aria-expanded={showsAll}
              aria-controls={listId}
              onClick={() => setShowsAll(!showsAll)}
              className="-my-2 min-h-12 whitespace-nowrap rounded-field px-2 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
            >
              {showsAll ? sentences.showLess : sentences.viewAll}
            </button>
          )}
        </div>
      </div>
      {shown?.length === 0 ? (
        <NoActivity />
      ) : (
        <Card className="py-2! sm:py-3!">
          <ul id={listId} aria-live="polite" aria-relevant="additions" className="divide-y divide-line/80">
            {shown === undefined
              ? skeletons.map((width, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change places
                  <li key={place} className="flex items-center gap-4 py-3.5">
                    <Skeleton className="size-11 flex-none rounded-full" />
                    <div className="flex-1">
                      <Skeleton className={`h-4.5 ${width}`} />
                      <Skeleton className="mt-2.5 h-3.5 w-24" />
                    </div>
                  </li>
                ))
              : withStableKeys(shown).map(({ key, item }) => (
                  <ActivityItem key={key} activity={item} now={now} />
                ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function NoActivity() {
  const { nothingYet, nothingYetText } = useSentences('dashboard', dashboardSentences)
  return (
    <Card className="text-center">
      <p className="font-heading text-xl">{nothingYet}</p>
      <p className="mt-1 text-muted">{nothingYetText}</p>
    </Card>
  )
}

/**
 * Each entry with a key that stays the same while newer ones arrive above it; identical entries are counted,
 * the oldest first.
 * @internal
 */
export function withStableKeys(newestFirst: readonly Activity[]): { key: string; item: Activity }[] {
  const seen = new Map<string, number>()
  return [...newestFirst]
    .reverse()
    .map((item) => {
      const content = `${item.created_at} ${item.type} ${item.box} ${item.description}`
      const count = seen.get(content) ?? 0
      seen.set(content, count + 1)
      return { key: `${content} ${count}`, item }
    })
    .reverse()
}

/** An entry of the activity feed. It is animated, so that new contributions are noticed. */
function ActivityItem({ activity, now }: { activity: Activity; now: Date }) {
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
          {activity.box !== null && <span {...written(activity.box)}>{`“${activity.box}”, `}</span>}
          <time dateTime={activity.created_at} className="whitespace-nowrap">
            {relativeTime(activity.created_at, now, language)}
          </time>
        </p>
      </div>
    </li>
  )
}

/** The icon of an activity by its kind: contributions in marigold, boxes in maroon, payouts in leaf. */
const contribution = 'bg-selected text-selected-ink'
const box = 'bg-maroon-wash text-maroon'
const account = 'bg-line/50 text-ink/80'
const payout = 'bg-leaf-wash text-leaf'
const trouble = 'bg-danger-wash text-danger'

interface Sign {
  Icon: LucideIcon
  style: string
}

const signs: Record<ActivityType, Sign> = {
  'event-box-created': { Icon: MailPlus, style: box },
  'event-box-updated': { Icon: MailCheck, style: box },
  'event-box-deleted': { Icon: MailX, style: box },
  'contribution-received': { Icon: IndianRupee, style: contribution },
  'contribution-refunded': { Icon: Undo2, style: account },
  'profile-updated': { Icon: UserRound, style: account },
  'password-changed': { Icon: KeyRound, style: account },
  'upi-id-changed': { Icon: AtSign, style: account },
  'bank-account-changed': { Icon: Landmark, style: account },
  'payout-waiting': { Icon: Hourglass, style: payout },
  'payout-due': { Icon: CalendarClock, style: payout },
  'payout-sent': { Icon: Send, style: payout },
  'payout-paid': { Icon: BadgeCheck, style: payout },
  'payout-reversed': { Icon: TriangleAlert, style: trouble },
  'payout-failed': { Icon: TriangleAlert, style: trouble },
}

/** A page from before an update may receive kinds that it does not know. */
const signOf = (type: ActivityType): Sign => signs[type] ?? { Icon: Bell, style: account }
