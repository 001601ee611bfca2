// The page of an open event box around the hydrated form: header and heading.
import type { OpenBoxProps } from '@lifafa/contract/web-build'
import { noticeForGuests } from '../../app/paths.ts'
import { notLoadedId, tooOldAttribute } from '../hydration/form-script.ts'
import { givingRootId } from '../hydration/giving-props.ts'
import { CelebrationHeader } from './header/celebration-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { pageSentences } from './page-sentences.ts'

interface PageProps extends Pick<OpenBoxProps, 'language' | 'box' | 'registeredName' | 'isSandbox'> {
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
  const { language, box, registeredName, isSandbox, givingHtml } = props
  const words = wordsOf(props)
  const sentences = pageSentences[language].page
  return (
    <PageFrame language={language} isSandbox={isSandbox}>
      <div className="grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] low:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] beside:grid">
        <CelebrationHeader box={box} registeredName={registeredName} language={language} />
        <main className="mx-auto w-full max-w-[35rem] px-5 pt-6 pb-10 sm:px-8 sm:pt-10 lg:py-14 low:pt-5 low:pb-5 beside:self-center">
          <h2 className="text-center text-2xl leading-tight sm:text-[2rem] low:text-2xl beside:text-left">
            {words.title}
          </h2>
          <p className="mt-1.5 mb-8 text-center text-muted leading-snug sm:mb-9 sm:text-lg low:mb-6 beside:text-left">
            {words.text}
          </p>
          <noscript>
            <p className="mb-5 text-center text-danger beside:text-left">{sentences.needsScript}</p>
          </noscript>
          {/* Shown by the style sheet alone (layout.css). */}
          <p hidden className="too-old mb-5 text-center text-danger beside:text-left">
            {sentences.tooOld}
          </p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, which has escaped hosts' text */}
          <div id={givingRootId} dangerouslySetInnerHTML={{ __html: givingHtml }} />
          <p
            id={notLoadedId}
            {...{ [tooOldAttribute]: sentences.tooOld }}
            hidden
            role="alert"
            className="mt-4 rounded-field border border-danger/40 bg-danger-wash px-4 py-3 text-danger"
          >
            {sentences.notLoaded}
          </p>
          <p className="mt-3 text-center text-sm">
            <a
              href={noticeForGuests(language)}
              className="inline-flex min-h-11 items-center text-muted underline underline-offset-4"
            >
              {sentences.yourDetails}
            </a>
          </p>
        </main>
      </div>
    </PageFrame>
  )
}
