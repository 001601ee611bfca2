// The landing page: what the product is, in the order of a visitor's questions.
import { PRODUCT_NAME, TAGLINE } from '@lifafa/contract/brand'
import { FEE_PERCENT, PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import { chargePaise, formatPaise, formatRupees } from '@lifafa/contract/money'
import { ArrowDown, Check } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { Garland } from '../../motifs/garland.tsx'
import { Mandala } from '../../motifs/mandala.tsx'
import { Varmala } from '../../motifs/varmala.tsx'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Film } from './film/film.tsx'
import { HOW_IT_WORKS, HowItWorks } from './how-it-works.tsx'
import { IN_HINDI } from './in-hindi.ts'
import { Promises } from './promises.tsx'
import { SectionHeading } from './section-heading.tsx'

export const handle = staticPage

/** Reports whether the request's headers ask for reduced data: the film does not autoplay then. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  savesData: request.headers.get('save-data')?.toLowerCase() === 'on',
})

export const headers = () => ({ vary: 'Save-Data' })

export const meta = pageMeta({
  title: `${PRODUCT_NAME} · ${TAGLINE}`,
  description: `Collect wedding and event gifts by QR code and UPI. Guests don’t need an account. You see every name and amount, and get the money after the event. ${FEE_PERCENT}% fee on top, nothing else.`,
  path: paths.home.href(),
})

export default function LandingPage() {
  const { savesData } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero savesData={savesData} />
      <HowItWorks />
      <NoCash />
      <Promises />
      <WhyNotABareCode />
      <Testimonial />
      <Ready />
    </>
  )
}

const benefits = [
  'No one has to guard the cash bag while everyone else dances.',
  'Nothing to count at two in the morning, nothing to carry to the bank.',
  'No nameless envelopes, no unreadable handwriting.',
  'Family who couldn’t travel can give from home.',
]

/** The section on what goes with the cash. */
function NoCash() {
  return (
    <section className="border-line border-y bg-card px-5 py-16 sm:py-20">
      <SectionHeading>No cash handling</SectionHeading>
      <ul className="mx-auto grid max-w-5xl gap-5 md:grid-cols-2 md:gap-x-12">
        {benefits.map((text) => (
          <li key={text} className="flex gap-4 text-lg">
            <span className="mt-1 grid size-6 flex-none place-items-center rounded-full bg-leaf-wash text-leaf">
              <Check className="size-4" aria-hidden="true" />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last section: the link to sign up. */
function Ready() {
  return (
    <section className="relative isolate overflow-hidden bg-wine px-5 py-16 sm:py-20 text-center text-cream">
      <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[40rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-15" />
      <h2 className="text-3xl sm:text-4xl">Your first event box is two minutes away</h2>
      <p className="mt-3 text-cream/90 text-lg">Free to create. Nothing to install.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.auth.href('signup')} className={buttonStyle({ variant: 'accent', size: 'lg' })}>
          Create your event box
        </Link>
        <Link to={paths.contact.href()} className={buttonStyle({ variant: 'onDark', size: 'lg' })}>
          Ask us anything
        </Link>
      </div>
    </section>
  )
}

/** An example of a testimonial, marked as an example. */
function Testimonial() {
  return (
    <section className="px-5 py-16 sm:py-20">
      <figure className="mx-auto max-w-3xl rounded-sheet border border-gold/50 bg-card px-6 py-10 text-center shadow-card sm:px-12">
        <Varmala className="mx-auto h-14 w-18" />
        <blockquote className="mt-5">
          <p className="text-balance font-heading text-2xl leading-snug sm:text-3xl">
            “Nobody counted anything that night. We danced. In the morning we knew every name, and who to call
            first.”
          </p>
        </blockquote>
        <figcaption className="mt-5 text-muted">
          A newly married couple{' '}
          <span className="rounded-full border border-gold/50 px-2 py-0.5 text-sm">Sample</span>
        </figcaption>
      </figure>
    </section>
  )
}

/** `savesData`: the visitor's browser asks for reduced data. */
function Hero({ savesData }: { savesData: boolean }) {
  return (
    <section className="relative isolate overflow-hidden bg-wine text-cream">
      <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[64rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-15" />
      <div className="absolute inset-0 -z-10 bg-radial-[at_70%_20%] from-maroon/80 to-transparent to-60%" />
      <Garland className="absolute inset-x-0 top-0 -z-10" />
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-5 pt-32 pb-16 sm:px-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pb-20">
        <div className="min-w-0 max-lg:text-center">
          <h1 className="wrap-anywhere text-[2.75rem] leading-[1.08] sm:text-6xl">{TAGLINE}</h1>
          <p className="mt-5 max-w-xl text-cream/90 text-lg max-lg:mx-auto sm:text-xl">
            Guests scan a QR code, enter their name and pay by UPI. You see every gift as it comes in, and get
            the money after the event.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-lg:justify-center">
            <Link to={paths.auth.href('signup')} className={buttonStyle({ variant: 'accent', size: 'lg' })}>
              Create your event box
            </Link>
            <a href={`#${HOW_IT_WORKS}`} className={buttonStyle({ variant: 'onDark', size: 'lg' })}>
              How it works
              <ArrowDown className="size-5" aria-hidden="true" />
            </a>
          </div>
          <p lang="hi" className="in-hindi mt-6 text-cream/90 text-lg">
            <span>{IN_HINDI.promise}</span>
            <Link
              to={paths.auth.signUpInHindi()}
              className="flex min-h-12 w-fit items-center text-cream underline decoration-saffron underline-offset-4 max-lg:mx-auto"
            >
              {IN_HINDI.link}
            </Link>
          </p>
        </div>
        <Film savesData={savesData} />
      </div>
    </section>
  )
}

const RUPEES = 501

const rows = [
  ['Who gave what', 'Each guest’s name, address and amount', 'Only the name on your bank statement'],
  ['Proof for the guest', 'A receipt with your names', 'A line in the UPI app'],
  ['Paid twice by mistake', 'Refunded automatically', 'The guest has to ask'],
  ['When you get the money', `Within ${PAYOUT_WORKING_DAYS} working days after the event`, 'Instantly'],
  ['Cost', `${FEE_PERCENT}%, paid by the guest`, 'Nothing'],
] as const

/** The section on the fee: who pays it, and what a UPI QR code of one's own does not give for nothing. */
function WhyNotABareCode() {
  return (
    <section className="border-line border-y bg-card px-5 py-16 sm:py-20">
      <SectionHeading>{`Who pays the ${FEE_PERCENT}%?`}</SectionHeading>
      <p className="mx-auto max-w-2xl text-center text-lg">
        {`The guest, on top of the gift. For a gift of ${formatRupees(RUPEES)} the guest pays ${formatPaise(chargePaise(RUPEES))}, and you get the full ${formatRupees(RUPEES)}. The fee covers Razorpay, our servers and our support team.`}
      </p>
      <table className="wrap-anywhere mx-auto mt-8 w-full max-w-3xl border-collapse text-left align-top leading-snug">
        <caption className="mb-3 font-heading text-maroon text-xl">Why not just your own QR code?</caption>
        <thead>
          <tr className="border-gold/50 border-b">
            <td />
            <th scope="col" className="p-2 text-maroon">
              {PRODUCT_NAME}
            </th>
            <th scope="col" className="p-2">
              Your UPI code
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, ours, bare]) => (
            <tr key={what} className="border-line border-b align-top">
              <th scope="row" className="py-2 pr-2 font-normal text-muted">
                {what}
              </th>
              <td className="p-2">{ours}</td>
              <td className="p-2 text-muted">{bare}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mx-auto mt-4 max-w-3xl text-muted">
        If you don’t need a guest list, your own code is the better choice.
      </p>
    </section>
  )
}
