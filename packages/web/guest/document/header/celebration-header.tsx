// The header of the guest's page: names, date and place of the event, under a garland. Low, so that the form is near.
import { formatDay } from '@lifafa/contract/dates'
import type { PublicBox } from '@lifafa/contract/endpoints/event-boxes'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { Divider } from '../../../app/motifs/divider.tsx'
import { Garland } from '../../../app/motifs/garland.tsx'
import { Mandala } from '../../../app/motifs/mandala.tsx'
import { classNames } from '../../../app/ui/class-names.ts'
import { aroundGap } from '../../hydration/serialized-sentences.ts'
import { pageSentences } from '../page-sentences.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Names } from './names.tsx'

interface HeaderProps {
  box: PublicBox
  registeredName: string | null
  language: GuestLanguage
}

export function CelebrationHeader({ box, registeredName, language }: HeaderProps) {
  return (
    <header className="relative isolate z-30 flex flex-col items-center justify-center rounded-b-sheet bg-wine px-5 pt-19 pb-6 text-center text-cream sm:pt-26 sm:pb-9 lg:px-10 low:pt-15 low:pb-4 beside:sticky beside:top-0 beside:min-h-dvh beside:self-start beside:rounded-none">
      {/* The ornaments end with the header; the menu of languages may be longer. */}
      <div className="-z-10 absolute inset-0 overflow-hidden rounded-b-sheet beside:rounded-none">
        <Mandala className="absolute top-1/2 left-1/2 w-[44rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-20 lg:w-[58rem]" />
        <div className="absolute inset-0 bg-[radial-gradient(at_50%_0%,#6b1426cc,transparent_70%)]" />
        <Garland className="absolute inset-x-0 top-0" />
      </div>
      <LanguageMenu language={language} />
      {box.event_type === 'marriage' && <Greeting language={language} />}
      <Names box={box} />
      <Divider className="mt-2 w-full max-w-64 sm:mt-4" />
      <p className="mt-2 max-w-full text-cream/90 leading-snug sm:mt-3 sm:text-lg">
        <span className="whitespace-nowrap">{formatDay(box.marriage_date, language)}</span>
        <span className="written block wrap-anywhere">{box.location}</span>
      </p>
      {registeredName !== null && (
        <p className="wrap-anywhere mt-1 max-w-full text-saffron text-sm leading-snug">
          <GoesTo name={registeredName} language={language} />
        </p>
      )}
      {box.message && <WelcomeMessage text={box.message} />}
    </header>
  )
}

/** The name as the bank has it: a translator must leave it alone. */
function GoesTo({ name, language }: { name: string; language: GuestLanguage }) {
  const [before, after] = aroundGap(pageSentences[language].receiver.goesTo)
  return (
    <>
      {before}
      <span translate="no">{name}</span>
      {after}
    </>
  )
}

/** The English page greets in Hindi. Letters of Indian scripts stand as close as their typeface sets them. */
function Greeting({ language }: { language: GuestLanguage }) {
  return (
    <p className="mb-1 text-[0.95rem] text-saffron leading-snug">
      {language === 'en' ? (
        <>
          <span lang="hi" className="few-words">
            {pageSentences.hi.greeting}
          </span>
          <span className="px-2" aria-hidden="true">
            ·
          </span>
          <span lang="hi-Latn">Shubh Vivah</span>
        </>
      ) : (
        pageSentences[language].greeting
      )}
    </p>
  )
}

/** Up to this length and so many lines the message is set as a motto; a longer one as running text. */
const MOTTO = { length: 140, lines: 4 }

const look = 'written wrap-anywhere whitespace-pre-line text-cream/85'

/** The host’s message to the guests; a long one shows its beginning on a phone, so that the form is near. */
function WelcomeMessage({ text }: { text: string }) {
  const isMotto = text.length <= MOTTO.length && text.split('\n').length <= MOTTO.lines
  if (isMotto)
    return (
      <p
        className={classNames(look, 'mt-3 max-w-full font-heading text-lg leading-snug sm:mt-5 sm:max-w-md')}
      >
        {text}
      </p>
    )
  return (
    <details className="message group mt-3 max-w-full sm:mt-5 sm:max-w-md">
      <summary className="cursor-pointer list-none leading-relaxed lg:pointer-events-none">
        <span className={look}>{text}</span>
        <svg
          viewBox="0 0 24 12"
          className="mx-auto mt-1 h-3 w-6 text-saffron group-open:-scale-y-100 lg:hidden"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="m4 2 8 8 8-8" strokeWidth="2" />
        </svg>
      </summary>
    </details>
  )
}
