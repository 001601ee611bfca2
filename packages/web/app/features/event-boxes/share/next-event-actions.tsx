// Shares the host's next event, and prints its poster, from the dashboard.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { dashboardSentences as sentences } from '@lifafa/contract/sentences/host/dashboard'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { MessageCircle, Printer } from 'lucide-react'
import type { ComponentType } from 'react'
import { type LazyDialogProps, useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { eventBoxQuery } from '../event-box-query.ts'

type BoxDialog = ComponentType<LazyDialogProps & { box: GiftBook }>

const loadInvitation = async () => (await import('./invitation-dialog.tsx')).InvitationDialog
const loadPrint = async () => (await import('../poster/print/print-dialog.tsx')).PrintDialog

/** The dialog with its box: the dashboard knows no more of it than its card shows. */
async function withBox(
  load: () => Promise<BoxDialog>,
  queries: QueryClient,
  giftid: string,
): Promise<ComponentType<LazyDialogProps>> {
  const { queryKey, queryFn } = eventBoxQuery(giftid)
  const [Dialog, { gift_book }] = await Promise.all([load(), queries.fetchQuery({ queryKey, queryFn })])
  return (props) => <Dialog {...props} box={gift_book} />
}

export function NextEventActions({ giftid }: { giftid: string }) {
  const queries = useQueryClient()
  const invite = useLazyDialog(() => withBox(loadInvitation, queries, giftid))
  const print = useLazyDialog(() => withBox(loadPrint, queries, giftid))
  return (
    <>
      <Button {...invite.trigger.props} busy={invite.trigger.isOpening}>
        {!invite.trigger.isOpening && <MessageCircle className="size-5" aria-hidden="true" />}
        <span>{sentences.share}</span>
      </Button>
      <Button variant="secondary" {...print.trigger.props} busy={print.trigger.isOpening}>
        {!print.trigger.isOpening && <Printer className="size-5" aria-hidden="true" />}
        <span>{sentences.poster}</span>
      </Button>
      {invite.dialog}
      {print.dialog}
    </>
  )
}
