// The box's QR code, to be scanned from the screen.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { hasEnded } from '@lifafa/contract/event-timing'
import { QR_ERROR_CORRECTION, QR_SIZE_PX } from '@lifafa/contract/limits'
import { QRCodeSVG } from 'qrcode.react'
import { classNames } from '../../../ui/class-names.ts'
import { qrElementId } from '../poster/qr-element-id.ts'

/** Scanners want a white background and dark modules; wine on white is 15:1. */
const INK = '#3d0b18'
const PAPER = '#ffffff'

interface QrCodeProps {
  box: GiftBook
  now: Date
  className?: string
}

export function QrCode({ box, now, className }: QrCodeProps) {
  return (
    <figure className={classNames('flex flex-col items-center justify-center gap-3 text-center', className)}>
      {/* A margin of 24 px is more than the quiet zone of four modules that the standard requires. */}
      <div className="rounded-card bg-[#ffffff] p-6 shadow-lift ring-4 ring-gold/45">
        <QRCodeSVG
          value={box.contribute_url}
          size={QR_SIZE_PX}
          level={QR_ERROR_CORRECTION}
          marginSize={0}
          fgColor={INK}
          bgColor={PAPER}
          role="img"
          id={qrElementId(box.giftid)}
          title={`QR code of ${box.name}`}
        />
      </div>
      <figcaption className="max-w-64 text-cream/90">
        {hasEnded(box.marriage_date, now)
          ? 'This event has ended: its page takes no more gifts.'
          : 'Guests scan it to send their blessing'}
      </figcaption>
    </figure>
  )
}
