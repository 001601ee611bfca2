// Switches between English and Hindi where the browser's language does not suit: plain links, which work without script.
import {
  GUEST_LANGUAGES,
  type GuestLanguage,
  LANGUAGE_NAMES,
  languageHref,
} from '@lifafa/contract/guest-page/languages'
import { pageSentences } from '../page-sentences.ts'

/** `language`: the one that the page is in. */
export function LanguageSwitch({ language }: { language: GuestLanguage }) {
  return (
    <nav
      aria-label={pageSentences[language].page.switchLanguage}
      className="absolute top-3 right-3 flex rounded-full bg-wine-deep text-cream text-sm ring-1 ring-gold/50"
    >
      {GUEST_LANGUAGES.map((one) => (
        <a
          key={one}
          href={languageHref(one)}
          lang={one}
          hrefLang={one}
          aria-current={one === language ? 'true' : undefined}
          className="few-words flex min-h-12 items-center rounded-full border-4 border-transparent bg-clip-padding px-3.5 font-semibold aria-[current]:bg-cream aria-[current]:text-wine"
        >
          {LANGUAGE_NAMES[one]}
        </a>
      ))}
    </nav>
  )
}
