// The administrator's page of one host: who it is, money, sessions, event boxes, payouts, activity.

import {
  adminEndSessionsOfHost,
  type MoneyOfHost,
  type SessionsOfHost,
} from '@lifafa/contract/endpoints/admin/hosts'
import { signedPaise } from '@lifafa/contract/money'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useRef } from 'react'
import { useParams } from 'react-router'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { searchOf, useSearchState } from '../../lib/links/use-search-state.ts'
import { AdminPageHead, adminMeta } from '../../lib/page/admin-page-head.tsx'
import { BackLink } from '../../lib/page/back-link.tsx'
import { Loaded } from '../../lib/queries/loaded.tsx'
import { when } from '../../lib/time/when.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { Card } from '../../ui/display/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { hostQuery, hostSearch, TABS, type Tab } from './host.ts'
import { HostCard } from './host-card.tsx'
import { ActivityTab, BoxesTab, PayoutsTab } from './host-lists.tsx'

export const meta = adminMeta(sentences.title)

const contents: Readonly<Record<Tab, ComponentType<{ hostId: string }>>> = {
  boxes: BoxesTab,
  payouts: PayoutsTab,
  activity: ActivityTab,
}

export default function AdminHostPage() {
  const { id = '' } = useParams()
  const found = useQuery(hostQuery(id))
  return (
    <>
      <BackLink to={paths.admin.dashboard.href()}>{pageSentences.backToDashboard}</BackLink>
      <AdminPageHead title={found.data?.host.name ?? sentences.title} />
      <Loaded query={found} failedTitle={sentences.failed} skeleton={waiting}>
        {(data) =>
          data === null ? (
            <EmptyState heading="h2" title={sentences.missing} text={sentences.missingText} />
          ) : (
            <>
              <div className="grid items-start gap-5 xl:grid-cols-2">
                <HostCard host={data.host} />
                <MoneyCard money={data.money} />
                <SessionsCard hostId={id} sessions={data.sessions} />
              </div>
              <Sections hostId={id} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function Sections({ hostId }: { hostId: string }) {
  const [{ tab: current }] = useSearchState(hostSearch)
  const Content = contents[current]
  return (
    <>
      <nav aria-label={sentences.sections} className="mt-9 mb-6 flex flex-wrap gap-2">
        {TABS.map((tab) => (
          <PillLink key={tab} to={searchOf(hostSearch, { tab })} isCurrent={tab === current}>
            {sentences.tabs[tab]}
          </PillLink>
        ))}
      </nav>
      <Content hostId={hostId} />
    </>
  )
}

const waiting = (
  <Loading className="grid gap-5 xl:grid-cols-2">
    <Skeleton className="h-96" />
    <Skeleton className="h-96" />
    <Skeleton className="h-32 xl:col-span-2" />
  </Loading>
)

interface Line {
  name: string
  note?: string
  paise: number
  isMain?: boolean
}

/** The money that a host has received, and where it is: owed, waiting and why, on the way, paid. */
const MoneyCard = ({ money }: { money: MoneyOfHost }) => (
  <Card className="min-w-0">
    <h2 className="mb-2 text-xl">{sentences.money}</h2>
    <dl className="divide-y divide-line">
      {linesOf(money).map(({ name, note, paise, isMain = false }) => (
        <div key={`${name} ${note}`} className="flex items-baseline justify-between gap-x-5 py-2.5">
          <dt className={isMain ? 'min-w-0 font-semibold' : 'min-w-0 pl-4'}>
            <span>{name}</span>
            {note && (
              <span className="block font-normal text-muted text-sm leading-snug first-letter:uppercase">
                {note}
              </span>
            )}
          </dt>
          <dd className={isMain ? 'font-heading text-maroon text-xl' : 'tabular-nums'}>
            {signedPaise(paise)}
          </dd>
        </div>
      ))}
    </dl>
  </Card>
)

const whyOf = ({ reason }: MoneyOfHost['open'][number]): string =>
  reason === null ? sentences.notSettled : { ...payoutFactsSentences.reasons, ...sentences.why }[reason]

/** The lines below what is owed are its parts. */
function linesOf({ gifts, sums_paise: sums, open }: MoneyOfHost): Line[] {
  const owedPaise = sums.received - sums['sent-on']
  return [
    {
      ...{ name: sentences.received, note: sentences.gifts(gifts), isMain: true },
      paise: sums.received,
    },
    owedPaise < 0
      ? { name: sentences.owesUs, note: sentences.owesUsNote, paise: -owedPaise, isMain: true }
      : { name: sentences.owed, note: sentences.owedNote, paise: owedPaise, isMain: true },
    ...open.map((sum) => ({
      ...{ name: sentences.states[sum.state], note: whyOf(sum), paise: sum.paise },
    })),
    ...(sums.owed_back > 0 && open.length > 0 ? [{ name: sentences.owedBack, paise: -sums.owed_back }] : []),
    { name: sentences.states['sent-on'], paise: sums['sent-on'], isMain: true },
  ]
}

const loadDialog = async () => (await import('../../lib/dialogs/confirm-dialog.tsx')).ConfirmDialog

/** Says in one sentence where a host is signed in; its button ends all sessions. */
function SessionsCard({ hostId, sessions }: { hostId: string; sessions: SessionsOfHost }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { trigger, dialog } = useDialog(
    loadDialog,
    {
      title: sentences.endTitle,
      consequences: sentences.endConsequences,
      keep: sentences.keep,
      confirm: adminPagesSentences.signOutEverywhere,
      busy: sessionSentences.ending,
      isDanger: true,
      onConfirm: () => adminCall(adminEndSessionsOfHost, { params: { id: hostId } }),
      done: sentences.sessionsEnded,
      fallback: sentences.endFailed,
      keys: [hostQuery(hostId).queryKey],
    },
    heading,
  )
  const { count, last_used_at, browser, system } = sessions
  return (
    <Card className="flex items-center justify-between gap-x-6 gap-y-4 max-sm:flex-col max-sm:items-stretch xl:col-span-2">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none focus-visible:shadow-none">
          {sentences.sessions}
        </h2>
        <p className="mt-1 text-muted">
          {last_used_at === null
            ? sentences.signedInNowhere
            : sentences.signedIn(count, when(last_used_at), sessionSentences.device(browser, system))}
        </p>
      </div>
      {count > 0 && (
        <Button {...trigger.props} busy={trigger.isOpening} variant="secondary" className="flex-none">
          {adminPagesSentences.signOutEverywhere}
        </Button>
      )}
      {dialog}
    </Card>
  )
}
