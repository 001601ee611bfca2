// Chooses another language where the browser's does not suit: a menu of plain links, which works without script.
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/language-names'
import { GUEST_LANGUAGES, type GuestLanguage, languageHref } from '@lifafa/contract/guest-page/languages'
import { pageSentences } from '../page-sentences.ts'

/** `language`: the one that the page is in. */
export function LanguageMenu({ language }: { language: GuestLanguage }) {
  return (
    <details className="group absolute top-3 right-3 z-30 text-cream text-sm">
      <summary
        aria-label={`${pageSentences[language].page.switchLanguage}: ${LANGUAGE_NAMES[language]}`}
        className="ml-auto flex min-h-12 w-fit cursor-pointer list-none items-center gap-2 rounded-full border-4 border-transparent bg-clip-padding bg-wine-deep px-4 font-semibold"
      >
        {LANGUAGE_NAMES[language]}
        <svg
          viewBox="0 0 24 12"
          className="h-2 w-4 text-saffron"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="m4 2 8 8 8-8" strokeWidth="3" />
        </svg>
      </summary>
      <nav
        aria-label={pageSentences[language].page.switchLanguage}
        className="names-of-languages grid grid-cols-2 rounded-field bg-wine-deep p-1"
      >
        {GUEST_LANGUAGES.map((one) => (
          <a
            key={one}
            href={languageHref(one)}
            lang={one}
            hrefLang={one}
            aria-current={one === language ? 'true' : undefined}
            className={`flex min-h-12 items-center px-4 font-semibold ${one === language ? 'text-saffron' : ''}`}
          >
            {LANGUAGE_NAMES[one]}
          </a>
        ))}
      </nav>
    </details>
  )
}
