// The contact page: what to expect, and the form.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { contactSentences } from '@lifafa/contract/sentences/contact'
import { site } from '@lifafa/contract/sentences/guest/en/site'
import { Clock, MessageCircle, ReceiptIndianRupee } from 'lucide-react'
import { InChosenLanguage, sentencesIn, useSentences } from '../../lib/language/language.tsx'
import { useSiteWords } from '../../lib/page/page-language.ts'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Garland } from '../../motifs/garland.tsx'
import { preloadGarland } from '../../motifs/preload-garland.ts'
import { type PageHandle, variesByLanguage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { ContactForm } from './contact-form.tsx'

export const meta = pageMeta({
  title: (language) => sentencesIn(language, 'site', site).contactUs,
  description: `Write to the people behind ${PRODUCT_NAME} about a gift, an event box or a payout. We reply 24/7.`,
  path: paths.contact.href(),
})

export const handle: PageHandle = { isInChosenLanguage: true }
export const headers = variesByLanguage

export default function ContactPage() {
  preloadGarland()
  usePageTitle(useSiteWords().contactUs)
  return (
    <InChosenLanguage>
      <Contact />
    </InChosenLanguage>
  )
}

const ICONS = [Clock, ReceiptIndianRupee, MessageCircle]

function Contact() {
  const { title, text, expectations } = useSentences('contact', contactSentences)
  return (
    <>
      <header className="relative isolate overflow-hidden bg-wine px-5 pt-32 pb-24 text-center text-cream">
        <Garland className="absolute inset-x-0 top-0 -z-10" />
        <h1 className="text-4xl leading-tight sm:text-5xl">{title}</h1>
        <p className="mx-auto mt-3 max-w-lg text-cream/90 text-lg">{text}</p>
      </header>
      <div className="relative mx-auto -mt-14 grid max-w-5xl gap-10 px-5 pb-20 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="rounded-card border border-line bg-card p-6 shadow-card sm:p-8">
          <ContactForm />
        </div>
        <ul className="grid content-start gap-5 lg:pt-20">
          {ICONS.map((Icon, place) => (
            <li key={expectations[place]} className="flex gap-4">
              <Icon className="mt-0.5 size-6 flex-none text-maroon" strokeWidth={1.75} aria-hidden="true" />
              <span>{expectations[place]}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
