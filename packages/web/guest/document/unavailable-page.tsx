// The page of an event box that has expired or does not exist, that was asked for too often, or that we failed to show.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import type { UnavailableProps } from '@lifafa/contract/web-build'
import { Divider } from '../../app/motifs/divider.tsx'
import { EnvelopeMark } from '../../app/motifs/envelope-mark.tsx'
import { Garland } from '../../app/motifs/garland.tsx'
import { Mandala } from '../../app/motifs/mandala.tsx'
import { DRAFT_PREFIX } from '../hydration/draft-prefix.ts'
import { LanguageMenu } from './header/language-menu.tsx'
import { PageFrame } from './page-frame.tsx'
import { pageSentences } from './page-sentences.ts'
import { unavailableSentences } from './unavailable-sentences.ts'

export function UnavailablePage(props: UnavailableProps) {
  const { language, isSandbox, state } = props
  const { title, text, advice } = unavailableSentences(props)
  return (
    <PageFrame language={language} isSandbox={isSandbox}>
      <main className="relative isolate flex min-h-dvh flex-col items-center justify-center overflow-hidden px-5 py-28 text-center">
        <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[50rem] -translate-x-1/2 -translate-y-1/2 text-gold opacity-25" />
        <Garland className="absolute inset-x-0 top-0 -z-10" />
        <LanguageMenu language={language} />
        <EnvelopeMark className="h-20 w-25" />
        <h1 className="mt-7 text-3xl leading-tight sm:text-[2.5rem]">{title}</h1>
        <p className="mt-4 max-w-md text-lg">
          {/* An empty reference leads to the page itself (RFC 3986 §4.4). */}
          {state === 'broken' ? <TextLink href="">{text}</TextLink> : text}
        </p>
        <p className="mt-1 max-w-md text-lg text-muted">{advice}</p>
        {state === 'unavailable' && <ReceiptLink language={language} />}
        <Divider className="mt-8 w-full max-w-64" />
        <p className="mt-4 font-heading text-maroon text-xl">{PRODUCT_NAME}</p>
      </main>
    </PageFrame>
  )
}

/** The page's script shows it, with the receipt's address, where this browser knows of a gift to this box, or of a payment for one. */
function ReceiptLink({ language }: Pick<UnavailableProps, 'language'>) {
  const { gaveHere, seeYourReceipt } = pageSentences[language].page
  return (
    <p
      className="mt-4 text-lg"
      data-given={DRAFT_PREFIX}
      data-status={`${API_PREFIX}${paymentPaths.status}/`}
      hidden
    >
      <span>{`${gaveHere} `}</span>
      <TextLink href="/">{seeYourReceipt}</TextLink>
    </p>
  )
}

const TextLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="inline-block py-2 font-semibold text-maroon underline">
    {children}
  </a>
)
