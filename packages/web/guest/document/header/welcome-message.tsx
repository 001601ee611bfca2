// The host's message to the guests; a long one shows its beginning on a phone, so that the form is near.
import { classNames } from '../../../app/ui/class-names.ts'

/** Up to this length and so many lines the message is set as a motto; a longer one as running text. */
const MOTTO = { length: 140, lines: 4 }

const look = 'written wrap-anywhere whitespace-pre-line text-cream/85'

export function WelcomeMessage({ text }: { text: string }) {
  const isMotto = text.length <= MOTTO.length && text.split('\n').length <= MOTTO.lines
  if (isMotto)
    return (
      <p
        className={classNames(look, 'mt-3 max-w-full font-heading text-lg leading-snug sm:mt-5 sm:max-w-md')}
      >
        {text}
      </p>
    )
  return (
    <details className="message group mt-3 max-w-full sm:mt-5 sm:max-w-md">
      <summary className="cursor-pointer list-none leading-relaxed lg:pointer-events-none">
        <span className={look}>{text}</span>
        <svg
          viewBox="0 0 24 12"
          className="mx-auto mt-1 h-3 w-6 text-saffron group-open:-scale-y-100 lg:hidden"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="m4 2 8 8 8-8" strokeWidth="2" />
        </svg>
      </summary>
    </details>
  )
}
