// The host's actions, in one row where there is room.
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import { QrCode, Settings, Share2, Star, Users } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { DialogTrigger } from '../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../lib/language/language.tsx'
import { EnvelopeMark } from '../../motifs/envelope-mark.tsx'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/states/spinner.tsx'

export interface HostActions {
  createEventBox: DialogTrigger
  rateUs: DialogTrigger
  refer: () => void
}

const icon = { className: 'size-6', strokeWidth: 1.8, 'aria-hidden': true } as const

export function QuickActions({ createEventBox, rateUs, refer }: HostActions) {
  const sentences = useSentences('dashboard', dashboardSentences)
  const { createLink } = useSentences('eventBoxes', eventBoxSentences)
  const rating = useSentences('rating', ratingSentences)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-2xl">
        {sentences.actions}
      </h2>
      <div className="grid grid-cols-3 gap-2.5 sm:gap-4 md:grid-cols-6">
        <ActionButton
          {...createEventBox}
          isFirst
          icon={<EnvelopeMark className="h-7" />}
          title={createLink}
        />
        <ActionLink to={paths.savedEventBoxes.href()} icon={<QrCode {...icon} />} title={sentences.saved} />
        <ActionLink to={paths.guests.href()} icon={<Users {...icon} />} title={sentences.guestList} />
        <ActionLink to={paths.settings.href()} icon={<Settings {...icon} />} title={sentences.settings} />
        <ActionButton {...rateUs} icon={<Star {...icon} />} title={rating.title} />
        <ActionButton props={{ onClick: refer }} icon={<Share2 {...icon} />} title={sentences.refer} />
      </div>
    </section>
  )
}

/** An icon with its name below: a link to a page, or a button. */
interface Content {
  icon: ReactNode
  title: string
  /** The primary action. */
  isFirst?: boolean
}

const style =
  'group flex h-full w-full min-w-0 flex-col items-center gap-2 rounded-card border border-line bg-card px-2 py-3.5 text-center shadow-card transition-[border-color,box-shadow,transform] duration-200 hover:border-gold hover:shadow-lift active:scale-[0.985]'

function ActionLink({ to, ...content }: Content & { to: string }) {
  return (
    <Link to={to} prefetch="intent" className={style}>
      <ActionContent {...content} />
    </Link>
  )
}

interface ActionButtonProps extends Content {
  props: ComponentProps<'button'>
  /** True while the pressed action is loading. */
  isOpening?: boolean
}

function ActionButton({ props, isOpening = false, ...content }: ActionButtonProps) {
  return (
    <button type="button" {...props} aria-busy={isOpening || undefined} className={style}>
      <ActionContent {...content} icon={isOpening ? <Spinner /> : content.icon} />
    </button>
  )
}

function ActionContent({ icon, title, isFirst = false }: Content) {
  return (
    <>
      <span
        className={classNames(
          'flex size-11 flex-none items-center justify-center rounded-field transition-transform duration-200 ease-spring group-hover:scale-105',
          isFirst ? 'bg-maroon text-cream' : 'bg-selected text-maroon',
        )}
      >
        {icon}
      </span>
      <span className="wrap-anywhere font-semibold text-sm leading-tight">{title}</span>
    </>
  )
}
