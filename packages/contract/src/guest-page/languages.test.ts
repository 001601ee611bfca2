// A language of the guest's page is a folder of sentences, and all lists of languages are made of the folders.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUEST_LANGUAGES } from './languages.ts'
import { translatedPages } from './translated-pages.ts'

const folder = new URL('../sentences/guest/', import.meta.url)
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()
/** The specification's two first. */
const languages = [...new Set(['en', 'hi', ...folders])]

interface List {
  about: string
  /** The file in each folder, and what is read from it. */
  file: string
  name: string
  list: string
  /** Its type in `in-language.ts`; without one, the values are as they stand. */
  type?: string
  /** English stands elsewhere. */
  isTranslated?: true
}

const LISTS: Readonly<Record<string, List>> = {
  'language-names': {
    about: 'The name of each language in itself, by BCP 47 tag; the first is the default.',
    ...{ file: 'language', name: 'ownName', list: 'LANGUAGE_NAMES' },
  },
  'checkout-codes': {
    about: "Lists the code of Razorpay's checkout for each language.",
    ...{ file: 'language', name: 'checkoutCode', list: 'CHECKOUT_CODES' },
  },
  '../sentences/host/language-names': {
    about: 'The names of the guests’ languages, for a host who chooses one.',
    ...{ file: 'language', name: 'nameInEnglish', list: 'languageNames' },
  },
  '../sentences/host/language-names-hindi': {
    about: 'The names of the guests’ languages in Hindi. No native reader has seen them yet.',
    ...{ file: 'language', name: 'nameInHindi', list: 'languageNamesInHindi' },
  },
  'host-words': {
    about: 'Posters and invitations in every language.',
    ...{ file: 'host', name: 'host', list: 'hostWords', type: 'HostWords' },
  },
  thanks: {
    about: 'The thank-you in every language.',
    ...{ file: 'thanks', name: 'thanks', list: 'thanks', type: 'Thanks' },
  },
  notices: {
    about: 'The notice for guests in every language.',
    ...{ file: 'notice', name: 'notice', list: 'guestNotices', type: 'Notice' },
  },
  'site-words': {
    about: 'The words around a notice in every language.',
    ...{ file: 'site', name: 'site', list: 'siteWords', type: 'SiteWords' },
  },
  'translated-pages': {
    about:
      'The guest’s page in every language but English, whose sentences are those of the rules and failures themselves.',
    ...{ file: 'page', name: 'page', list: 'translatedPages', type: 'PageInLanguage', isTranslated: true },
  },
  'translated-receipts': {
    about: 'The receipt in every language but English.',
    ...{
      file: 'receipt',
      name: 'receipt',
      list: 'translatedReceipts',
      type: 'ReceiptInLanguage',
      isTranslated: true,
    },
  },
}

function sourceOf(path: string, { about, file, name, list, type, isTranslated }: List): string {
  const own = isTranslated ? languages.slice(1) : languages
  const sentences = path.startsWith('../') ? '..' : '../sentences'
  const imports = own.map((language) => [
    `${sentences}/guest/${language}/${file}.ts`,
    `import { ${name} as ${language} } from '${sentences}/guest/${language}/${file}.ts'`,
  ])
  if (type)
    imports.push(
      [
        `${sentences}/guest/in-language.ts`,
        `import type { ${type} } from '${sentences}/guest/in-language.ts'`,
      ],
      ['./', `import type { GuestLanguage } from './languages.ts'`],
    )
  const lines = imports
    .sort(
      ([one = ''], [other = '']) => Number(one === './') - Number(other === './') || (one < other ? -1 : 1),
    )
    .map(([, line]) => line)
  const language = isTranslated ? `Exclude<GuestLanguage, 'en'>` : 'GuestLanguage'
  const declared = type ? `${list}: Record<${language}, ${type}>` : list
  return `// ${about}
// Made of the folders in sentences/guest by: npm test -- --only=unit guest-page/languages --update
${lines.join('\n')}

export const ${declared} = {
${own.map((language) => `  ${language},\n`).join('')}}${type ? '' : ' as const'}
`
}

test.each(Object.entries(LISTS))(
  '%s is a list of all folders; with --update it is written',
  async (path, list) => {
    await expect(sourceOf(path, list)).toMatchFileSnapshot(`${path}.ts`)
  },
)

test('each folder is a language', () => {
  expect(GUEST_LANGUAGES).toEqual(languages)
})

/** Names, what everybody calls so, the gaps of a thank-you, and the specification's words for the payment window. */
const KNOWN = 'Lifafa Razorpay UPI UTR ID PIN JavaScript {name} {event} Gift Contribution'.split(' ')

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'function') return [value('', '', '', '')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
}

test.each(GUEST_LANGUAGES.filter((language) => language !== 'en'))(
  'no sentence in %s has an English word',
  async (language) => {
    const files = readdirSync(new URL(`${language}/`, folder)).filter(
      (file) => file.endsWith('.ts') && file !== 'language.ts',
    )
    expect(files).toContain('page.ts')
    const modules = await Promise.all(
      files.map((file) => import(new URL(`${language}/${file}`, folder).href)),
    )
    const words = textsIn(modules.map((module) => ({ ...module }))).flatMap(
      (text) => text.match(/\{?[a-z]+\}?/gi) ?? [],
    )
    expect(words.filter((word) => !KNOWN.includes(word))).toEqual([])
  },
)

test('the wait counts down in words that fit one second as well as many', () => {
  const waits = GUEST_LANGUAGES.filter((language) => language !== 'en').map((language) => [
    language,
    translatedPages[language].giving.tryingAgainIn('1').split(' ')[1],
  ])
  expect(Object.fromEntries(waits)).toEqual({
    ...{ hi: 'सेकंड', mr: 'सेकंदात', gu: 'સેકન્ડમાં', ta: 'வினாடியில்', te: 'సెక.లో', bn: 'সেকেন্ডে' },
  })
})
