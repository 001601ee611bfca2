// The dashboard, composed with the dialogs of other features that its cards open.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { useEffect, useEffectEvent } from 'react'
import { type MetaFunction, useRouteLoaderData, useSearchParams } from 'react-router'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { NextEventActions } from '../features/event-boxes/share/next-event-actions.tsx'
import { useDialog } from '../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../lib/language/language.tsx'
import { useLinkSharing } from '../lib/links/use-link-sharing.tsx'
import { usePageTitle } from '../lib/page/use-page-title.ts'
import type { PageHandle } from '../page-handle.ts'
import { paths } from '../paths.ts'
import type { loader } from '../root.tsx'

export const meta: MetaFunction = () => [{ title: `${dashboardSentences.tab} · ${PRODUCT_NAME}` }]
export const handle: PageHandle = { earlyCall: getDashboard }

const loadCreateDialog = async () =>
  (await import('../features/event-boxes/form/create-event-box-dialog.tsx')).CreateEventBoxDialog
const loadRatingDialog = async () => (await import('../features/rating/rating-dialog.tsx')).RatingDialog

export default function DashboardRoute() {
  const { referText, tab } = useSentences('dashboard', dashboardSentences)
  usePageTitle(tab)
  const create = useDialog(loadCreateDialog)
  useOpenedByAddress('create', create.open)
  const rating = useDialog(loadRatingDialog)
  const { share, alert } = useLinkSharing()
  // The address bar may show another name of the same server, such as localhost.
  const publicUrl = useRouteLoaderData<typeof loader>('root')?.publicUrl ?? location.origin
  const refer = () =>
    share({
      title: PRODUCT_NAME,
      text: referText,
      url: new URL(paths.home.href(), publicUrl).href,
    })
  return (
    <>
      <DashboardPage
        NextEventActions={NextEventActions}
        createEventBox={create.trigger}
        rateUs={rating.trigger}
        refer={refer}
      />
      {create.dialog}
      {rating.dialog}
      {alert}
    </>
  )
}

/** Calls `open` when the address has `parameter`, such as /dashboard?create, and removes that from the address. */
function useOpenedByAddress(parameter: string, open: () => void): void {
  const [search, setSearch] = useSearchParams()
  const isRequested = search.has(parameter)
  const openOnce = useEffectEvent(() => {
    // Replaces the history entry: Back and reload do not open the dialog again.
    setSearch(
      (rest) => {
        rest.delete(parameter)
        return rest
      },
      { replace: true },
    )
    open()
  })
  useEffect(() => {
    if (isRequested) openOnce()
  }, [isRequested])
}
