// A legal page: title, date, summary, table of contents, sections.
import { formatDay } from '@lifafa/contract/dates'
import { chargePaise, feePaise, formatPaise, formatRupees } from '@lifafa/contract/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Garland } from '../../motifs/garland.tsx'
import { paths } from '../../paths.ts'

/** The line for hosts who read only Hindi: the pages are in English, their notice is not. No native reader has seen it yet. */
const IN_HINDI = {
  /** This page is in English for legal reasons. */
  why: 'यह पेज क़ानूनी कारणों से अंग्रेज़ी में है।',
  /** Read in Hindi how we use your details */
  link: 'आपकी जानकारी के उपयोग के बारे में हिन्दी में पढ़ें',
} as const

const EXAMPLE_RUPEES = 501

/** Its amounts, computed and formatted as for real gifts. */
export const exampleGift = {
  gift: formatRupees(EXAMPLE_RUPEES),
  fee: formatPaise(feePaise(EXAMPLE_RUPEES)),
  charge: formatPaise(chargePaise(EXAMPLE_RUPEES)),
}

export interface LegalSection {
  /** Its id on the page. */
  id: string
  title: string
  text: ReactNode
}

interface LegalPageProps {
  title: string
  /** `2025-07-01` */
  updatedOn: string
  /** A summary in a few plain sentences. */
  inShort: ReactNode
  sections: LegalSection[]
}

export function LegalPage({ title, updatedOn, inShort, sections }: LegalPageProps) {
  return (
    <article className="pb-20">
      <header className="relative isolate overflow-hidden bg-wine px-5 pt-32 pb-12 text-center text-cream">
        <Garland className="absolute inset-x-0 top-0 -z-10" />
        <h1 className="text-4xl leading-tight sm:text-5xl">{title}</h1>
        <p className="mt-3 text-cream/90">
          Last updated: <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
        </p>
        <p lang="hi" className="mt-3 text-cream/90">
          <span>{IN_HINDI.why}</span>{' '}
          <Link
            to={paths.notice.hostsInHindi.href()}
            className="inline-flex min-h-12 items-center font-semibold text-cream underline underline-offset-4"
          >
            {IN_HINDI.link}
          </Link>
        </p>
      </header>
      <div className="mx-auto max-w-2xl px-5">
        <div className="legal-text relative -mt-6 rounded-card border border-line bg-card p-6 text-lg shadow-card sm:p-8">
          <h2 className="text-2xl">In short</h2>
          {inShort}
        </div>
        <nav aria-label="On this page" className="mt-10">
          <ol className="grid gap-x-8 sm:grid-cols-2">
            {sections.map(({ id, title }, at) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-12 items-baseline gap-3 rounded-field px-3 py-3 text-maroon underline-offset-4 hover:bg-maroon-wash hover:underline"
                >
                  <span className="w-6 flex-none text-right text-muted tabular-nums">{`${at + 1}.`}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({ id, title, text }, at) => (
          <section key={id} id={id} className="legal-text mt-10 scroll-mt-6 border-line border-t pt-8">
            <h2 className="text-2xl">{`${at + 1}. ${title}`}</h2>
            {text}
          </section>
        ))}
      </div>
    </article>
  )
}
