// Asks a host whether the account of the saved UPI ID is theirs, or to save another one.

import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { Suspense, useId } from 'react'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useSentences } from '../language/language.tsx'
import { UpiIdQuestion } from './lazy-upi-id-question.ts'

export function UpiIdQuestionCard() {
  const { title } = useSentences('upiIds', upiIdSentences)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-2xl">
        {title}
      </h2>
      <Card>
        <Suspense fallback={<Skeleton className="h-36" />}>
          <UpiIdQuestion />
        </Suspense>
      </Card>
    </section>
  )
}
