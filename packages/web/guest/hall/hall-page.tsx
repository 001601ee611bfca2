// The screen in a hall: garland, names and QR code, and the places in which the script writes one gift after the other.
import type { PublicBox } from '@lifafa/contract/endpoints/event-boxes'
import { coupleOf } from '@lifafa/contract/guest-page/recipient'
import { withoutProtocol } from '@lifafa/contract/posters/short-address'
import { hallSentences } from '@lifafa/contract/sentences/guest/en/hall'
import { hallSentencesInHindi } from '@lifafa/contract/sentences/guest/hi/hall'
import type { ReactNode } from 'react'
import { Divider } from '../../app/motifs/divider.tsx'
import { Garland } from '../../app/motifs/garland.tsx'
import { Heart } from '../../app/motifs/heart.tsx'
import { Mandala } from '../../app/motifs/mandala.tsx'
import { qrModules, qrPicture } from '../../drawing/posters/qr-modules.ts'
import { type HallPart, partAttribute } from './parts.ts'

const part = (name: HallPart) => ({ [partAttribute]: name })

interface HallPageProps {
  box: PublicBox
  qrUrl: string
}

export function HallPage({ box, qrUrl }: HallPageProps) {
  return (
    <Ground>
      <h1 className="hall-title" translate="no" {...part('title')}>
        <Names box={box} />
      </h1>
      <section className="hall-code">
        {/* A screen is not torn: less correction makes larger modules, which are read from farther away. */}
        <img src={qrPicture(qrModules(qrUrl, 'M'))} alt="" className="hall-qr" />
        <div>
          <InBoth name="scan" className="hall-scan" />
          <p className="hall-address" translate="no">
            {withoutProtocol(qrUrl)}
          </p>
        </div>
      </section>
      <div className="hall-gifts">
        <section className="hall-line" hidden translate="no" {...part('line')}>
          <p className="hall-name" {...part('name')} />
          <p className="hall-village" {...part('village')} />
          <Divider className="hall-divider" />
          <p className="hall-blessing" {...part('blessing')} />
        </section>
        <InBoth name="empty" className="hall-message hall-when-empty" />
        <InBoth name="off" className="hall-message hall-when-ended" />
      </div>
      <footer className="hall-foot">
        <p className="hall-sum" hidden {...part('sum')}>
          <span lang="hi">{hallSentencesInHindi.gifts}</span> · <span>{hallSentences.gifts}</span>{' '}
          <b {...part('gifts')} /> <b {...part('total')} />
        </p>
        <InBoth name="away" className="hall-when-away" />
        <InBoth name="late" className="hall-when-late" />
      </footer>
    </Ground>
  )
}

/** The page of a link that leads to no screen. */
export const ClosedHallPage = () => (
  <Ground>
    <div className="hall-gifts">
      <InBoth name="off" className="hall-message" />
    </div>
  </Ground>
)

const Ground = ({ children }: { children: ReactNode }) => (
  <main className="hall-ground">
    <Mandala className="hall-mandala" />
    <Garland className="hall-garland" />
    {children}
  </main>
)

function InBoth({ name, className }: { name: keyof typeof hallSentences; className: string }) {
  return (
    <div className={className}>
      <p lang="hi">{hallSentencesInHindi[name]}</p>
      <p>{hallSentences[name]}</p>
    </div>
  )
}

function Names({ box }: { box: PublicBox }) {
  const couple = coupleOf(box)
  if (!couple) return box.name
  return (
    <>
      <span>{couple.groom}</span> <Heart className="hall-heart" /> <span>{couple.bride}</span>
    </>
  )
}
