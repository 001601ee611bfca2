// The header of the guest's page: names, date and place of the event, under a garland. Low, so that the form is near.
import { formatDay } from '@lifafa/contract/dates'
import type { PublicBox } from '@lifafa/contract/endpoints/event-boxes'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { coupleOf } from '@lifafa/contract/guest-page/recipient'
import { Divider } from '../../../app/motifs/divider.tsx'
import { Garland } from '../../../app/motifs/garland.tsx'
import { Heart } from '../../../app/motifs/heart.tsx'
import { Mandala } from '../../../app/motifs/mandala.tsx'
import { classNames } from '../../../app/ui/class-names.ts'
import { aroundGap } from '../../hydration/serialized-sentences.ts'
import { pageSentences } from '../page-sentences.ts'
import { LanguageMenu } from './language-menu.tsx'
import { emsClass, emsOf } from './text-width.ts'

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

/** The heart between two names, with its gaps. */
const HEART_EMS = 1.4
/** Wider names would be small beside each other: they stand one above the other, the heart on a line of its own. */
const BESIDE_EMS = 11
/** A longer name of an event in the largest size would fill a phone's screen. */
const LONG_NAME_CHARACTERS = 45

/** The heading of the guest's page: a couple's first names, or the event's name, as large as they fit. */
function Names({ box }: { box: PublicBox }) {
  const couple = coupleOf(box)
  return (
    <div className="names-space" translate="no">
      {couple ? <Couple {...couple} /> : <EventName name={box.name} />}
    </div>
  )
}

function Couple({ groom, bride }: { groom: string; bride: string }) {
  const [left, right] = [emsOf(groom), emsOf(bride)]
  const ems = left + HEART_EMS + right
  const isBeside = ems <= BESIDE_EMS
  return (
    <h1
      className={classNames(
        'written names flex items-center justify-center',
        isBeside
          ? 'gap-[0.4em] whitespace-nowrap [--largest:2.75rem] sm:[--largest:3.75rem]'
          : 'flex-col gap-[0.15em] [--largest:2.25rem] sm:[--largest:3.25rem]',
        'low:[--largest:2rem]',
        emsClass(isBeside ? ems : Math.max(left, right)),
      )}
    >
      <span className="wrap-anywhere max-w-full">{groom}</span>{' '}
      <Heart className="h-[0.55em] w-[0.6em] flex-none text-saffron" />{' '}
      <span className="wrap-anywhere max-w-full">{bride}</span>
    </h1>
  )
}

function EventName({ name }: { name: string }) {
  return (
    <h1
      className={classNames(
        'written names wrap-anywhere',
        name.length > LONG_NAME_CHARACTERS
          ? '[--largest:1.75rem] sm:[--largest:2.25rem]'
          : '[--largest:2.25rem] sm:[--largest:3rem]',
        emsClass(Math.max(...name.split(/\s+/).map(emsOf))),
      )}
    >
      {name}
    </h1>
  )
}
