// What a host comes to do, one card each. The grid fills its row with however many there are.
import { eventBoxSentences } from '@lifafa/contract/sentences/event-boxes'
import { type ReactNode, useId } from 'react'
import type { DialogTrigger } from '../../lib/use-lazy-dialog.tsx'
import { EnvelopeMark } from '../../motifs/envelope-mark.tsx'
import { Spinner } from '../../ui/spinner.tsx'

export function QuickActions({ createEventBox }: { createEventBox: DialogTrigger }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-2xl">
        Quick Actions
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4">
        <button
          type="button"
          {...createEventBox.props}
          aria-busy={createEventBox.isOpening || undefined}
          className={actionStyle}
        >
          <ActionContent
            icon={createEventBox.isOpening ? <Spinner /> : <EnvelopeMark className="h-7" />}
            title={eventBoxSentences.createLink}
            text="A QR code for your next celebration"
          />
        </button>
      </div>
    </section>
  )
}

const actionStyle =
  'flex min-w-0 items-center gap-4 rounded-card border border-line bg-card p-5 text-left shadow-card transition-[border-color,box-shadow,transform] duration-200 hover:border-gold hover:shadow-lift active:scale-[0.99]'

interface ActionContentProps {
  icon: ReactNode
  title: string
  text: string
}

function ActionContent({ icon, title, text }: ActionContentProps) {
  return (
    <>
      <span className="flex size-14 flex-none items-center justify-center rounded-field bg-selected text-maroon">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold text-lg leading-snug">{title}</span>
        <span className="block text-muted leading-snug">{text}</span>
      </span>
    </>
  )
}
