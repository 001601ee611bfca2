// One group of settings on its card.
import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <Card className="sm:p-7!">
        <h2 id={headingId} className="mb-5 text-2xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
