// The dashboard, composed with the dialogs of other features that it opens.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { MetaFunction } from 'react-router'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { useLazyDialog } from '../lib/use-lazy-dialog.tsx'
import { useOpenedByAddress } from '../lib/use-opened-by-address.ts'

export const meta: MetaFunction = () => [{ title: `Dashboard · ${PRODUCT_NAME}` }]

const loadCreateDialog = async () =>
  (await import('../features/event-boxes/create-event-box-dialog.tsx')).CreateEventBoxDialog

export default function DashboardRoute() {
  const create = useLazyDialog(loadCreateDialog)
  useOpenedByAddress('create', create.open)
  return (
    <>
      <DashboardPage createEventBox={create.trigger} />
      {create.dialog}
    </>
  )
}
