// The header of the guest's page: names, date and place of the event, under a garland.
import type { PublicBox } from '@lifafa/contract/endpoints/event-boxes'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { coupleOf } from '@lifafa/contract/guest-page/recipient'
import { Divider } from '../../app/motifs/divider.tsx'
import { Garland } from '../../app/motifs/garland.tsx'
import { Heart } from '../../app/motifs/heart.tsx'
import { Mandala } from '../../app/motifs/mandala.tsx'
import { classNames } from '../../app/ui/class-names.ts'
import { dayIn } from './day-in.ts'
import { LanguageSwitch } from './language-switch.tsx'

/** A longer title in the largest size would fill a phone's screen. */
const longTitle = 45

/** Longer first names would break inside the word on a phone. */
const hasLongName = ({ groom, bride }: { groom: string; bride: string }): boolean =>
  Math.max(groom.length, bride.length) > 11

export function CelebrationHeader({ box, language }: { box: PublicBox; language: GuestLanguage }) {
  const couple = coupleOf(box)
  return (
    <header className="relative isolate flex flex-col items-center justify-center overflow-hidden rounded-b-sheet bg-wine px-5 pt-26 pb-9 text-center text-cream lg:sticky lg:top-0 lg:min-h-dvh lg:self-start lg:rounded-none lg:px-10 lg:pt-28">
      <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[44rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-20 lg:w-[58rem]" />
      <div className="-z-10 absolute inset-0 bg-radial-[at_50%_0%] from-maroon/80 to-transparent to-70%" />
      <Garland className="absolute inset-x-0 top-0 -z-10" />
      <LanguageSwitch language={language} />
      {couple ? (
        <>
          <p className="text-[0.95rem] text-saffron tracking-[0.08em]">
            <span lang="hi" className="few-words">
              शुभ विवाह
            </span>
            {language === 'en' && (
              <>
                <span className="px-2" aria-hidden="true">
                  ·
                </span>
                <span lang="hi-Latn">Shubh Vivah</span>
              </>
            )}
          </p>
          <h1
            className={classNames(
              'written mt-2 flex max-w-full flex-wrap items-center justify-center gap-x-4 gap-y-1 leading-[1.2]',
              hasLongName(couple)
                ? 'text-3xl sm:text-5xl lg:text-4xl 2xl:text-5xl'
                : 'text-[2.75rem] sm:text-6xl',
            )}
          >
            <span className="wrap-anywhere min-w-0">{couple.groom}</span>{' '}
            <Heart className="h-[0.55em] w-[0.6em] flex-none text-saffron" />{' '}
            <span className="wrap-anywhere min-w-0">{couple.bride}</span>
          </h1>
        </>
      ) : (
        <h1
          className={classNames(
            'written wrap-anywhere max-w-full leading-[1.2]',
            box.name.length > longTitle ? 'text-3xl sm:text-4xl' : 'text-[2.25rem] sm:text-5xl',
          )}
        >
          {box.name}
        </h1>
      )}
      <Divider className="mt-4 w-full max-w-64" />
      <p className="mt-3 max-w-full text-cream/90 text-lg">
        <span className="whitespace-nowrap">{dayIn[language](box.marriage_date)}</span>
        <span className="written block wrap-anywhere">{box.location}</span>
      </p>
      {box.message && <WelcomeMessage text={box.message} />}
    </header>
  )
}

/** Up to this length the message is set as a motto; a longer one as running text. */
const mottoLength = 140

function WelcomeMessage({ text }: { text: string }) {
  return (
    <p
      className={classNames(
        'written wrap-anywhere mt-5 max-w-full whitespace-pre-line text-cream/85 leading-relaxed sm:max-w-md',
        text.length <= mottoLength && 'font-heading text-lg',
      )}
    >
      {text}
    </p>
  )
}
