// Says that there is no page at this address; its user adds the links. The answer has that title and status.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { callFailures } from '@lifafa/contract/call-failures'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import type { ReactNode } from 'react'
import { data, type MetaFunction } from 'react-router'
import { useSentences } from '../../lib/language/language.tsx'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { EmptyEnvelope } from '../../motifs/empty-envelope.tsx'
import { Mandala } from '../../motifs/mandala.tsx'
import { ErrorScreen } from '../../ui/states/error-screen.tsx'

export const missingMeta: MetaFunction = () => [{ title: `${pageSentences.notFound} · ${PRODUCT_NAME}` }]

export const missingLoader = () => data(null, { status: callFailures.notFound.status })

interface MissingProps {
  advice: string
  /** Links. */
  children: ReactNode
}

export function Missing({ advice, children }: MissingProps) {
  const sentences = useSentences('pages', pageSentences)
  usePageTitle(sentences.notFound)
  return (
    <div className="relative isolate overflow-hidden">
      <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[min(34rem,100%)] -translate-x-1/2 -translate-y-1/2 text-gold opacity-20" />
      <ErrorScreen
        picture={<EmptyEnvelope className="h-28 sm:h-32" />}
        title={sentences.missingTitle}
        text={
          <>
            <p>{sentences.missingText}</p>
            <p className="mt-2">{advice}</p>
          </>
        }
        action={children}
      />
    </div>
  )
}
