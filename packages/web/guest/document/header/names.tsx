// The heading of the guest's page: a couple's first names, or the event's name, as large as they fit.
import type { PublicBox } from '@lifafa/contract/endpoints/event-boxes'
import { coupleOf } from '@lifafa/contract/guest-page/recipient'
import { Heart } from '../../../app/motifs/heart.tsx'
import { classNames } from '../../../app/ui/class-names.ts'
import { emsClass, emsOf } from './text-width.ts'

/** The heart between two names, with its gaps. */
const HEART_EMS = 1.4
/** Wider names would be small beside each other: they stand one above the other, the heart on a line of its own. */
const BESIDE_EMS = 11
/** A longer name of an event in the largest size would fill a phone's screen. */
const LONG_NAME_CHARACTERS = 45

export function Names({ box }: { box: PublicBox }) {
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
