// Asks a host for what is missing before money can be given, or sent on; the settings have its field.
import { CircleAlert, IndianRupee } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { classNames } from '../../ui/class-names.ts'

interface SetupCardProps {
  title: string
  text: string
  /** The label of the link to the settings. */
  action: string
  href: string
  /** Money cannot be paid until it is done. */
  isUrgent?: boolean
}

export function SetupCard({ title, text, action, href, isUrgent = false }: SetupCardProps) {
  const headingId = useId()
  const Icon = isUrgent ? CircleAlert : IndianRupee
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        'flex flex-col gap-4 rounded-card border p-5 sm:flex-row sm:items-center sm:p-6',
        isUrgent ? 'border-danger/35 bg-danger-wash' : 'border-gold/60 bg-selected',
      )}
    >
      <span
        className={classNames(
          'flex size-12 flex-none items-center justify-center rounded-field bg-card max-sm:hidden',
          isUrgent ? 'text-danger' : 'text-maroon',
        )}
      >
        <Icon className="size-6" strokeWidth={1.8} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        <p className={classNames('wrap-anywhere mt-0.5 leading-snug', !isUrgent && 'text-selected-ink')}>
          {text}
        </p>
      </div>
      <Link to={href} prefetch="intent" className={buttonStyle()}>
        {action}
      </Link>
    </section>
  )
}
