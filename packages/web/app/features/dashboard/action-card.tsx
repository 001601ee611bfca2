// One action of the host as an icon with its name below: a link to a page, or a button.
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/states/spinner.tsx'

interface Content {
  icon: ReactNode
  title: string
  /** The primary action. */
  isFirst?: boolean
}

const style =
  'group flex h-full w-full min-w-0 flex-col items-center gap-2 rounded-card border border-line bg-card px-2 py-3.5 text-center shadow-card transition-[border-color,box-shadow,transform] duration-200 hover:border-gold hover:shadow-lift active:scale-[0.985]'

export function ActionLink({ to, ...content }: Content & { to: string }) {
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

export function ActionButton({ props, isOpening = false, ...content }: ActionButtonProps) {
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
