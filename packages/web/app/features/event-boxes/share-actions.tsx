// The box's link, and the ways to hand it on.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { Copy, ExternalLink, Share2 } from 'lucide-react'
import { canShare } from '../../lib/share-link.ts'
import { useLinkSharing } from '../../lib/use-link-sharing.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'

export function ShareActions({ box }: { box: GiftBook }) {
  const url = box.contribute_url
  const { share, copy, alert } = useLinkSharing()
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere select-all text-cream/80 text-sm">{url}</p>
      <div className="mt-3 flex flex-wrap gap-2.5 max-sm:flex-col">
        {canShare() && (
          <Button variant="onDark" onClick={() => share({ title: box.name, url })}>
            <Share2 className="size-5" aria-hidden="true" />
            Share
          </Button>
        )}
        <Button variant="onDark" onClick={() => copy(url)}>
          <Copy className="size-5" aria-hidden="true" />
          Copy Link
        </Button>
        <a href={url} target="_blank" rel="noopener" className={buttonStyle({ variant: 'onDark' })}>
          <ExternalLink className="size-5" aria-hidden="true" />
          Open Guest Page<span className="sr-only"> in a new tab</span>
        </a>
      </div>
      {alert}
    </div>
  )
}
