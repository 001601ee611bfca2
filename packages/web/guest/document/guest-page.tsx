// The page of an open event box around the hydrated form: header and heading.
import type { OpenBoxProps } from '@lifafa/contract/web-build'
import { givingRootId } from '../handover/giving-props.ts'
import { CelebrationHeader } from './celebration-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { pageSentences } from './page-sentences.ts'

interface PageProps extends Pick<OpenBoxProps, 'language' | 'box' | 'isSandbox'> {
  /** The hydrated part's HTML, rendered by React as a separate root. */
  givingHtml: string
}

function wordsOf({ language, box }: Pick<PageProps, 'language' | 'box'>) {
  const sentences = pageSentences[language].page
  return box.event_type === 'marriage'
    ? { title: sentences.marriageTitle, text: sentences.marriageText }
    : { title: sentences.otherTitle, text: sentences.otherText }
}

export function GuestPage(props: PageProps) {
  const { language, box, isSandbox, givingHtml } = props
  const words = wordsOf(props)
  return (
    <PageFrame language={language} isSandbox={isSandbox}>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <CelebrationHeader box={box} language={language} />
        <main className="mx-auto w-full max-w-[35rem] px-5 pt-8 pb-12 sm:px-8 sm:pt-10 lg:self-center lg:py-14">
          <h2 className="text-center text-[1.7rem] leading-tight sm:text-[2rem] lg:text-left">
            {words.title}
          </h2>
          <p className="mt-2 mb-7 text-center text-lg text-muted leading-snug lg:text-left">{words.text}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, which has escaped hosts' text */}
          <div id={givingRootId} dangerouslySetInnerHTML={{ __html: givingHtml }} />
          <noscript>
            <p className="mt-4 text-center text-danger">{pageSentences[language].page.needsScript}</p>
          </noscript>
        </main>
      </div>
    </PageFrame>
  )
}
