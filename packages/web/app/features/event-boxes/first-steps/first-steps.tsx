// The first steps with a new event box: share it, print it, say where the money goes. Gone when they are done, or a guest has given.

import { firstStepsSentences } from '@lifafa/contract/sentences/host/first-steps'
import { Check } from 'lucide-react'
import { type ReactNode, Suspense, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { UpiIdQuestion } from '../../../lib/upi-id/lazy-upi-id-question.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { EventBoxDetail } from '../event-box-query.ts'
import { isDeskDue, useFirstSteps } from './done-steps.ts'

const loadInvitation = async () => (await import('../share/invitation-dialog.tsx')).InvitationDialog
const loadOpenDesk = async () => (await import('../register/open-desk-dialog.tsx')).OpenDeskDialog
const loadPrint = async () => (await import('../poster/print/print-dialog.tsx')).PrintDialog

export function FirstSteps({ detail, now }: { detail: EventBoxDetail; now: Date }) {
  const sentences = useSentences('firstSteps', firstStepsSentences)
  const { gift_book: box } = detail
  const headingId = useId()
  /** A step that is done has no button any more. */
  const heading = useRef<HTMLHeadingElement>(null)
  const { done, isOver } = useFirstSteps(detail, now)
  const invite = useDialog(loadInvitation, { box }, heading)
  const print = useDialog(loadPrint, { box }, heading)
  const desk = useDialog(loadOpenDesk, { box }, heading)
  const isDeskShown = isDeskDue(detail, now)
  const title = isDeskShown ? sentences.titleOfFour : sentences.title
  return (
    <>
      {!isOver && (
        <section aria-labelledby={headingId} className="mt-5 lg:mt-6">
          <Card className="border-gold/60 bg-selected">
            <h2
              ref={heading}
              id={headingId}
              tabIndex={-1}
              className="text-2xl outline-none focus-visible:shadow-none"
            >
              {detail.register ? sentences.titleOfOnline : title}
            </h2>
            <ol
              className={classNames(
                'mt-4 grid gap-x-6 gap-y-4',
                isDeskShown ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3',
              )}
            >
              <Step {...sentences.share} isDone={done.share}>
                <Button variant="secondary" {...invite.trigger.props} busy={invite.trigger.isOpening}>
                  {sentences.share.action}
                </Button>
              </Step>
              <Step {...sentences.print} isDone={done.print}>
                <Button variant="secondary" {...print.trigger.props} busy={print.trigger.isOpening}>
                  {sentences.print.action}
                </Button>
              </Step>
              <Step {...sentences.upi} isDone={done.upi}>
                {detail.needs_upi_id && (
                  <Link to={paths.settings.href('upi-id')} className={buttonStyle({ variant: 'secondary' })}>
                    {sentences.upi.action}
                  </Link>
                )}
              </Step>
              {isDeskShown && (
                <Step {...sentences.desk} isDone={done.desk}>
                  <Button variant="secondary" {...desk.trigger.props} busy={desk.trigger.isOpening}>
                    {sentences.desk.action}
                  </Button>
                </Step>
              )}
            </ol>
            {detail.asks_upi_id && (
              <div className="mt-4 border-gold/40 border-t pt-4">
                <Suspense fallback={<Skeleton className="h-36" />}>
                  <UpiIdQuestion />
                </Suspense>
              </div>
            )}
          </Card>
        </section>
      )}
      {invite.dialog}
      {print.dialog}
      {desk.dialog}
    </>
  )
}

interface StepProps {
  title: string
  text: string
  isDone: boolean
  /** Shown until the step is done. */
  children: ReactNode
}

function Step({ title, text, isDone, children }: StepProps) {
  const sentences = useSentences('firstSteps', firstStepsSentences)
  return (
    <li className="flex min-w-0 gap-3.5">
      <span
        className={classNames(
          'mt-0.5 flex size-7 flex-none items-center justify-center rounded-full border-2',
          isDone ? 'border-leaf bg-leaf text-card' : 'border-gold bg-card',
        )}
      >
        {isDone && <Check className="size-4.5" strokeWidth={3} aria-hidden="true" />}
        <span className="sr-only">{isDone ? sentences.done : sentences.open}</span>
      </span>
      <span className="flex min-w-0 flex-1 flex-col items-start gap-2.5">
        <span>
          <span className="block font-semibold leading-snug">{title}</span>
          <span className="mt-0.5 block text-selected-ink text-sm leading-snug">{text}</span>
        </span>
        {!isDone && children}
      </span>
    </li>
  )
}
