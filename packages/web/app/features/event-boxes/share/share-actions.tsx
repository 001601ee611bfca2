// The box's link, and the ways to share it.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { withoutProtocol } from '@lifafa/contract/posters/short-address'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { Copy, ExternalLink, MessageCircle, Share2 } from 'lucide-react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { canShare } from '../../../lib/links/share-link.ts'
import { useLinkSharing } from '../../../lib/links/use-link-sharing.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { stepDone } from '../first-steps/done-steps.ts'

const loadInvitation = async () => (await import('./invitation-dialog.tsx')).InvitationDialog

export function ShareActions({ box, now }: { box: GiftBook; now: Date }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const { share, copy, alert } = useLinkSharing(() => stepDone(box.giftid, 'share'))
  const invite = useDialog(loadInvitation, { box })
  // Guests read it: in the host's own words, whatever the language of this page.
  const link = { title: box.name, text: box.name, url: box.contribute_url }
  // A box that takes no more contributions is not shared.
  const isOpen = isOpenToGuests(box.marriage_date, now)
  return (
    <section aria-label={sentences.share} className="min-w-0 self-end md:col-start-1">
      {/* Short enough to be read out; the QR code and what is copied have the whole address. */}
      <p className="wrap-anywhere select-all text-cream/90">{withoutProtocol(box.short_url)}</p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2.5 sm:flex sm:flex-wrap print:hidden">
        {isOpen && (
          <Button
            icon={<MessageCircle className="size-5" aria-hidden="true" />}
            variant="accent"
            {...invite.trigger.props}
            busy={invite.trigger.isOpening}
            className="max-sm:col-span-full"
          >
            {sentences.shareOnWhatsApp}
          </Button>
        )}
        {isOpen && canShare() && (
          <Button variant="onDark" onClick={() => share(link)}>
            <Share2 className="size-5" aria-hidden="true" />
            {sentences.share}
          </Button>
        )}
        <Button variant="onDark" onClick={() => copy(link.url)}>
          <Copy className="size-5" aria-hidden="true" />
          {sentences.copyLink}
        </Button>
        <a
          href={link.url}
          target="_blank"
          rel="noopener"
          className={classNames(buttonStyle({ variant: 'onDark' }), 'px-3!')}
        >
          <ExternalLink className="size-5" aria-hidden="true" />
          {sentences.guestPage}
          <span className="sr-only"> {sentences.inNewTab}</span>
        </a>
      </div>
      {alert}
      {invite.dialog}
    </section>
  )
}
