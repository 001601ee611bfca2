// A preview of the header of the guest's page, as the form is filled in; where the screen has room beside the form.

import { formatDay } from '@lifafa/contract/dates'
import { coupleOf } from '@lifafa/contract/guest-page/recipient'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { Divider } from '../../../motifs/divider.tsx'
import { Garland } from '../../../motifs/garland.tsx'
import { Heart } from '../../../motifs/heart.tsx'
import { Mandala } from '../../../motifs/mandala.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { EventBoxForm } from './use-event-box-form.ts'

/** Longer names are set smaller. */
const LONG_NAME_CHARACTERS = 11
const LONG_TITLE = 30

/** A part that is not typed yet is faint. */
const part = (typed: string, placeholder: string) => ({
  text: typed.trim() || placeholder,
  isTyped: typed.trim() !== '',
})

export function GuestPagePreview({ form }: { form: EventBoxForm }) {
  const { preview, location } = useSentences('eventBoxes', eventBoxSentences)
  const language = useLanguage()
  const box = form.watch()
  const { event_type, groom_name, bride_name } = box
  const couple = coupleOf({ event_type, groom_name: groom_name ?? '', bride_name: bride_name ?? '' })
  const isDay = !Number.isNaN(Date.parse(box.marriage_date))
  const day = part(isDay ? formatDay(box.marriage_date, language) : '', preview.date)
  const place = part(box.location, location)
  return (
    <figure aria-label={preview.label} className="sticky top-1 hidden self-start lg:block">
      <div className="relative isolate flex min-h-96 flex-col items-center justify-center overflow-hidden rounded-card bg-wine px-5 pt-24 pb-8 text-center text-cream">
        <Mandala className="-z-10 -translate-x-1/2 -translate-y-1/2 absolute top-1/2 left-1/2 w-[34rem] text-saffron opacity-20" />
        <div className="-z-10 absolute inset-0 bg-radial-[at_50%_0%] from-maroon/80 to-transparent to-70%" />
        <Garland className="-z-10 absolute inset-x-0 top-0" />
        {couple ? (
          <Couple groom={part(couple.groom, preview.groom)} bride={part(couple.bride, preview.bride)} />
        ) : (
          <Title {...part(box.name, preview.name)} />
        )}
        <Divider className="mt-4 w-full max-w-56" />
        <p className="mt-3 max-w-full text-cream/90">
          <span className={classNames(faint(day))}>{day.text}</span>
          <span className={classNames('wrap-anywhere block', faint(place))}>{place.text}</span>
        </p>
        {box.message?.trim() && (
          <p className="wrap-anywhere mt-4 line-clamp-6 max-w-full whitespace-pre-line font-heading text-cream/85 leading-relaxed">
            {box.message.trim()}
          </p>
        )}
      </div>
      <figcaption className="mt-2 text-center text-muted text-sm">{preview.text}</figcaption>
    </figure>
  )
}

type Part = ReturnType<typeof part>
const faint = ({ isTyped }: Part): string | false => !isTyped && 'text-cream/55'

function Couple({ groom, bride }: { groom: Part; bride: Part }) {
  const isLong = Math.max(groom.text.length, bride.text.length) > LONG_NAME_CHARACTERS
  return (
    <>
      <p className="text-[0.95rem] text-saffron tracking-[0.08em]">
        <span lang="hi">शुभ विवाह</span> · <span lang="hi-Latn">Shubh Vivah</span>
      </p>
      <p
        className={classNames(
          'mt-2 flex max-w-full items-center justify-center gap-x-3 gap-y-1 font-heading leading-[1.2]',
          isLong ? 'flex-col text-2xl' : 'flex-wrap text-4xl',
        )}
      >
        <span className={classNames('wrap-anywhere min-w-0', faint(groom))}>{groom.text}</span>{' '}
        <Heart className="h-[0.55em] w-[0.6em] flex-none text-saffron" />{' '}
        <span className={classNames('wrap-anywhere min-w-0', faint(bride))}>{bride.text}</span>
      </p>
    </>
  )
}

function Title(title: Part) {
  return (
    <p
      className={classNames(
        'wrap-anywhere max-w-full font-heading leading-[1.2]',
        title.text.length > LONG_TITLE ? 'text-2xl' : 'text-[2rem]',
        faint(title),
      )}
    >
      {title.text}
    </p>
  )
}
