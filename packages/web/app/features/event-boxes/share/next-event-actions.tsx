// Shares the host's next event, and prints its poster, from the dashboard.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { MessageCircle, Printer } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { type DialogProps, useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { eventBoxQuery } from '../event-box-query.ts'

type BoxDialog = ComponentType<DialogProps & { box: GiftBook }>

const loadInvitation = async () => (await import('./invitation-dialog.tsx')).InvitationDialog
const loadPrint = async () => (await import('../poster/print/print-dialog.tsx')).PrintDialog

/** The dialog with its box: the dashboard knows no more of it than its card shows. */
async function withBox(
  load: () => Promise<BoxDialog>,
  queries: QueryClient,
  giftid: string,
): Promise<ComponentType<DialogProps>> {
  const { queryKey, queryFn } = eventBoxQuery(giftid)
  const [Dialog, { gift_book }] = await Promise.all([load(), queries.fetchQuery({ queryKey, queryFn })])
  return (props) => <Dialog {...props} box={gift_book} />
}

export function NextEventActions({ giftid }: { giftid: string }) {
  const { poster } = useSentences('dashboard', dashboardSentences)
  const queries = useQueryClient()
  const print = useDialog(() => withBox(loadPrint, queries, giftid))
  return (
    <>
      <InviteButton giftid={giftid} />
      <Button variant="secondary" {...print.trigger.props} busy={print.trigger.isOpening}>
        {!print.trigger.isOpening && <Printer className="size-5" aria-hidden="true" />}
        <span>{poster}</span>
      </Button>
      {print.dialog}
    </>
  )
}

interface InviteButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  giftid: string
  /** The box's name, for screen readers, where there are several boxes. */
  of?: string
}

export function InviteButton({ giftid, of, variant }: InviteButtonProps) {
  const { share } = useSentences('dashboard', dashboardSentences)
  const queries = useQueryClient()
  const { trigger, dialog } = useDialog(() => withBox(loadInvitation, queries, giftid))
  return (
    <>
      <Button variant={variant} {...trigger.props} busy={trigger.isOpening}>
        {!trigger.isOpening && <MessageCircle className="size-5" aria-hidden="true" />}
        <span>{share}</span>
        {of && <span className="sr-only">{` ${of}`}</span>}
      </Button>
      {dialog}
    </>
  )
}
