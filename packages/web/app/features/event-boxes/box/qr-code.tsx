// The box's QR code, to be scanned from the screen.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { hasEnded } from '@lifafa/contract/event-timing'
import { QR_SIZE_PX } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { darkRuns, type QrModules, qrModules } from '../../../../drawing/posters/qr-modules.ts'
import * as colours from '../../../../palette.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { qrElementId } from '../poster/qr-element-id.ts'

/** Scanners want a white background and dark modules; wine on white is 15:1. */
const INK = colours.wine
const PAPER = '#ffffff'
/** Modules of quiet zone, as the standard (ISO/IEC 18004) requires. */
const MARGIN = 4

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
          src={pictureOf(qrModules(box.contribute_url))}
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

/** A picture keeps its colours where the browser changes those of pages: forced colours, dark modes of extensions. */
function pictureOf(modules: QrModules): string {
  const side = modules.length + 2 * MARGIN
  const dark = modules.flatMap((row, y) =>
    darkRuns(row).map(([from, to]) => `M${from + MARGIN} ${y + MARGIN}h${to - from}v1H${from + MARGIN}z`),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="${PAPER}" d="M0 0h${side}v${side}H0z"/><path fill="${INK}" d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
