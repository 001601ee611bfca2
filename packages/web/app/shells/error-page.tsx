// The contents of an error page: an apology, and links.

import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { useSentences } from '../lib/language/language.tsx'
import { EnvelopeMark } from '../motifs/envelope-mark.tsx'
import { paths } from '../paths.ts'
import { buttonStyle } from '../ui/buttons/button-style.ts'
import { ErrorScreen } from '../ui/states/error-screen.tsx'

/** An empty reference leads to the page itself (RFC 3986 §4.4). */
const SAME_ADDRESS = ''

interface ErrorPageProps {
  text?: string
  /** The link to the user's start page. */
  home: { href: string; name: string }
  /** The id of the request that failed. */
  reference?: string | undefined
}

/** Plain links, which need no script and no router: those may have failed. */
export function ErrorPage({ text, home, reference }: ErrorPageProps) {
  const sentences = useSentences('pages', pageSentences)
  const connection = useSentences('connection', connectionSentences)
  return (
    <ErrorScreen
      picture={<EnvelopeMark className="h-16 w-20" />}
      title={sentences.brokenTitle}
      text={
        <>
          <p>{text ?? sentences.brokenText}</p>
          <p>
            {sentences.brokenAdvice}{' '}
            <a
              href={paths.contact.href()}
              className="-my-3 inline-block rounded-field py-3 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
            >
              {sentences.writeToUs}
            </a>
          </p>
          {reference && <p className="mt-3 select-all text-base">{connection.reference(reference)}</p>}
        </>
      }
      action={
        <>
          <a href={SAME_ADDRESS} className={buttonStyle()}>
            {sentences.loadAgain}
          </a>
          <a href={home.href} className={buttonStyle({ variant: 'secondary' })}>
            {home.name}
          </a>
        </>
      }
    />
  )
}
