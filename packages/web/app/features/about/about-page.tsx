// The about page: who we are, and why there is an envelope without paper.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { FEE_PERCENT, PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import { Code, Eye, Handshake, HeartHandshake, type LucideIcon, PenTool, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { Divider } from '../../motifs/divider.tsx'
import { Garland } from '../../motifs/garland.tsx'
import { Mandala } from '../../motifs/mandala.tsx'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'

export const handle = staticPage

export const meta = pageMeta({
  title: 'About Us',
  description: `Why we made ${PRODUCT_NAME}: the shagun envelope, without the cash, with a record you can trust.`,
  path: paths.about.href(),
})

const values: Point[] = [
  {
    Icon: ShieldCheck,
    title: 'Every rupee, once',
    text: 'No gift is lost or counted twice, even if a network, phone or server fails along the way.',
  },
  {
    Icon: Eye,
    title: 'Nothing hidden',
    text: `The ${FEE_PERCENT}% fee is shown before you pay, to the paisa. The host gets the full gift.`,
  },
  {
    Icon: HeartHandshake,
    title: 'People before screens',
    text: 'A guest needs no account and no app. Even Dadi can do it. She scans, enters her name and sends her blessing.',
  },
  {
    Icon: Handshake,
    title: 'Private',
    text: 'Who gave how much stays between guest and host. No public lists, no advertisements, no data sold.',
  },
]

const team: Point[] = [
  {
    Icon: PenTool,
    title: 'Design',
    text: 'Draws every garland and every screen, and tests them one-handed, in a crowd, in poor light.',
  },
  {
    Icon: Code,
    title: 'Engineering',
    text: 'Tests our servers to breaking point so that nothing breaks on your day.',
  },
  {
    Icon: HeartHandshake,
    title: 'Support',
    text: 'Real people, at any hour. Weddings don’t keep office hours.',
  },
]

export default function AboutPage() {
  return (
    <>
      <header className="relative isolate overflow-hidden bg-wine px-5 pt-36 pb-16 text-center text-cream">
        <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[48rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-20" />
        <Garland className="absolute inset-x-0 top-0 -z-10" />
        <h1 className="text-4xl leading-tight sm:text-5xl">The envelope, without the cash</h1>
        <p className="mx-auto mt-4 max-w-xl text-cream/90 text-lg">
          {PRODUCT_NAME} is the shagun envelope for today, given in a moment and remembered for ever.
        </p>
      </header>
      <Part title="Our story">
        <div className="mx-auto grid max-w-2xl gap-4 text-lg">
          <p>
            At every wedding, someone sits at a table with a notebook and a bag. Envelopes pile up, names are
            guessed from handwriting, and long after midnight someone is still counting, alone with a bag full
            of money.
          </p>
          <p>
            Some families tape a UPI code to that table instead. The money comes in, but you can’t tell who
            sent it or whom to thank.
          </p>
          <p>
            We wanted both, as quick as a code and as personal as an envelope with a name on it. A guest
            scans, enters a name and address, and pays. The host sees who gave, thanks them, and gets the
            money within {PAYOUT_WORKING_DAYS} working days after the event.
          </p>
        </div>
      </Part>
      <div className="border-line border-y bg-card">
        <div className="mx-auto grid max-w-5xl gap-10 px-5 py-16 text-center md:grid-cols-2">
          <Purpose title="Our mission">
            To make giving at a celebration easy and safe for everyone in the room, with a record every host
            can trust.
          </Purpose>
          <Purpose title="Our vision">
            A world where no one guards a bag of cash on their big day, and every blessing is remembered with
            the giver’s name.
          </Purpose>
        </div>
      </div>
      <Part title="What we stand for">
        <PointCards points={values} columns="sm:grid-cols-2" />
      </Part>
      <Part title="Who we are">
        <p className="mx-auto mb-8 max-w-2xl text-center text-lg text-muted">
          A small team in India that loves weddings.
        </p>
        <PointCards points={team} columns="md:grid-cols-3" />
      </Part>
      <section className="relative isolate overflow-hidden bg-wine px-5 py-16 text-center text-cream">
        <h2 className="text-3xl">Planning a celebration?</h2>
        <p className="mt-3 text-cream/90 text-lg">Your first event box is two minutes away.</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={paths.dashboard.href()} className={buttonStyle({ variant: 'accent', size: 'lg' })}>
            Go to your dashboard
          </Link>
          <Link to={paths.contact.href()} className={buttonStyle({ variant: 'onDark', size: 'lg' })}>
            Talk to us
          </Link>
        </div>
      </section>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="px-5 py-16">
    <h2 className="text-center text-3xl">{title}</h2>
    <Divider className="mx-auto mt-4 mb-8 max-w-72" />
    {children}
  </section>
)

const Purpose = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-2xl text-maroon">{title}</h2>
    <p className="mt-3 text-lg">{children}</p>
  </section>
)

interface Point {
  Icon: LucideIcon
  title: string
  text: string
}

/** `columns`: the classes for the number of columns. */
const PointCards = ({ points, columns }: { points: Point[]; columns: string }) => (
  <ul className={`mx-auto grid max-w-5xl gap-5 ${columns}`}>
    {points.map(({ Icon, title, text }) => (
      <li key={title} className="rounded-card border border-line bg-card p-7 shadow-card">
        <Icon className="size-8 text-maroon" strokeWidth={1.4} aria-hidden="true" />
        <h3 className="mt-4 text-2xl">{title}</h3>
        <p className="mt-2 text-lg text-muted">{text}</p>
      </li>
    ))}
  </ul>
)
