// A card for one action of the host: a link to a page, or a button.
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/states/spinner.tsx'

interface Content {
  icon: ReactNode
  title: string
  text: string
  /** The primary action. */
  isFirst?: boolean
}

const styleOf = ({ isFirst = false }: Content): string =>
  classNames(
    'group flex h-full w-full min-w-0 flex-col gap-3 rounded-card border p-4 text-left transition-[border-color,background-color,box-shadow,transform] duration-200 hover:shadow-lift active:scale-[0.985] sm:flex-row sm:items-center sm:gap-4',
    isFirst
      ? 'border-maroon bg-maroon text-cream shadow-action hover:bg-maroon-dark'
      : 'border-line bg-card shadow-card hover:border-gold',
  )

export function ActionLink({ to, ...content }: Content & { to: string }) {
  return (
    <Link to={to} prefetch="intent" className={styleOf(content)}>
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
    <button type="button" {...props} aria-busy={isOpening || undefined} className={styleOf(content)}>
      <ActionContent {...content} icon={isOpening ? <Spinner /> : content.icon} />
    </button>
  )
}

function ActionContent({ icon, title, text, isFirst = false }: Content) {
  return (
    <>
      <span className="flex size-12 flex-none items-center justify-center rounded-field bg-selected text-maroon transition-transform duration-200 ease-spring group-hover:scale-105">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold leading-snug">{title}</span>
        <span
          className={classNames(
            'block text-sm leading-snug max-sm:hidden',
            isFirst ? 'text-cream/80' : 'text-muted',
          )}
        >
          {text}
        </span>
      </span>
    </>
  )
}
