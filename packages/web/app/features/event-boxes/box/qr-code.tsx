// The box's QR code, to be scanned from the screen.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { hasEnded } from '@lifafa/contract/event-timing'
import { QR_SIZE_PX } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { qrModules, qrPicture } from '../../../../drawing/posters/qr-modules.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { qrElementId } from '../poster/qr-element-id.ts'

interface QrCodeProps {
  box: GiftBook
  now: Date
  className?: string
}

export function QrCode({ box, now, className }: QrCodeProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  return (
    <figure className={classNames('flex flex-col items-center justify-center gap-3 text-center', className)}>
      <div className="rounded-card bg-[#ffffff] p-3 shadow-lift ring-4 ring-gold/45">
        <img
          src={qrPicture(qrModules(box.contribute_url))}
          width={QR_SIZE_PX}
          height={QR_SIZE_PX}
          id={qrElementId(box.giftid)}
          alt={sentences.qrCodeOf(box.name)}
        />
      </div>
      <figcaption className="max-w-64 text-cream/90">
        {hasEnded(box.marriage_date, now) ? sentences.qrCodeOver : sentences.qrCodeText}
      </figcaption>
    </figure>
  )
}
