// A card with one group of settings.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
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
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  // The browser looks for it before the profile has come.
  useEffect(() => {
    if (id && hash === `#${id}`) section.current?.scrollIntoView()
  }, [id, hash])
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={headingId}
      className={classNames('min-w-0 scroll-mt-24', className)}
    >
      <Card className="sm:p-7!">
        <h2 id={headingId} className="mb-5 text-2xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
