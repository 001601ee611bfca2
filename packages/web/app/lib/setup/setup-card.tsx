// Asks a host for what is missing before money can be given, or sent on; the settings have its field.
import { IndianRupee } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '../../ui/buttons/button-style.ts'

interface SetupCardProps {
  title: string
  text: string
  /** The label of the link to the settings. */
  action: string
  href: string
}

export function SetupCard({ title, text, action, href }: SetupCardProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded-card border border-gold/60 bg-selected p-5 sm:flex-row sm:items-center sm:p-6"
    >
      <span className="flex size-12 flex-none items-center justify-center rounded-field bg-card text-maroon">
        <IndianRupee className="size-6" strokeWidth={1.8} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        <p className="mt-0.5 text-selected-ink leading-snug">{text}</p>
      </div>
      <Link to={href} prefetch="intent" className={buttonStyle()}>
        {action}
      </Link>
    </section>
  )
}
