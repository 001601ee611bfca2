// The landing page: what the product is, in the order of a visitor's questions.

import { PRODUCT_NAME, TAGLINE } from '@lifafa/contract/brand'
import { FEE_PERCENT } from '@lifafa/contract/limits'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { NoCash } from './no-cash.tsx'
import { Promises } from './promises.tsx'
import { Ready } from './ready.tsx'
import { Testimonial } from './testimonial.tsx'
import { WhyNotABareCode } from './why-not-a-bare-code.tsx'

export const handle = staticPage

/** Reports whether the request's headers ask for reduced data: the film does not autoplay then. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  savesData: request.headers.get('save-data')?.toLowerCase() === 'on',
})

export const headers = () => ({ vary: 'Save-Data' })

export const meta = pageMeta({
  title: `${PRODUCT_NAME} · ${TAGLINE}`,
  description: `Collect wedding and event gifts by QR code and UPI. Guests need no account; you see every name and amount, and are paid after the event. ${FEE_PERCENT}% fee on top, nothing else.`,
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
