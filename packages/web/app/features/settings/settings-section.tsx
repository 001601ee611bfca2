// A card with one group of settings.
import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/display/card.tsx'

interface SettingsSectionProps {
  title: string
  /** For addresses that lead to it. */
  id?: string
  className?: string
  children: ReactNode
}

export function SettingsSection({ title, id, className, children }: SettingsSectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={classNames('min-w-0', className)}>
      <Card className="sm:p-7!">
        <h2 id={headingId} className="mb-5 text-2xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
