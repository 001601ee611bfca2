// Pages that anybody may open: valid HTML, and for a guest who reads one language no English word.
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/language-names'
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { HtmlValidate } from 'html-validate'
import { get } from '../test/pages/get-page.ts'
import { aGift, anAwaitedReceipt, aReceipt } from '../test/pages/receipts.ts'
import { expect, test } from '../test/test.ts'

/** Names, and what everybody calls so. */
const KNOWN = ['Lifafa', 'Razorpay', 'UPI', 'UTR', 'ID', 'PIN', 'JavaScript', LANGUAGE_NAMES.en]
/** Typed by the host and the guest of a receipt. */
const TYPED = ['Asha', 'Ravi', 'Nair', 'Kumar', 'Kochi', 'Sunita', 'Deshpande']

/** Its Latin words: in text, in what a screen reader says, and in the preview of its link. */
function latinWords(html: string): string[] {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const told = markup.matchAll(/\s(?:aria-label|placeholder|alt|title|data-text|data-copied)="([^"]*)"/g)
  const previewed = markup.matchAll(
    /<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g,
  )
  const texts = [
    markup.replace(/<[^>]+>/g, '\n'),
    ...Array.from([...told, ...previewed], ([, text = '']) => text),
  ]
  const tokens = texts.flatMap((text) => text.replace(/&#?\w+;/g, ' ').match(/[\w-]+/g) ?? [])
  // One with a digit is a reference.
  return tokens.filter((token) => !/\d/.test(token)).flatMap((token) => token.match(/[a-z]{2,}/gi) ?? [])
}

test.for(GUEST_LANGUAGES.filter((language) => language !== 'en'))(
  'page, receipt and notice in %s have no English word',
  async (language, { app }) => {
    const { box, path: paid, paymentId } = await aReceipt(app)
    const { path: awaited } = await anAwaitedReceipt(app)
    const notThere = '/contribute/1111111111111111111111'
    for (const path of [`/contribute/${box.id}`, notThere, paid, awaited, `/your-details/${language}`]) {
      const { body } = await get(app, `${path}?lang=${language}`, { cookie: `language=${language}` })
      expect(body).toContain(`<html lang="${language}-IN"`)
      const words = latinWords(body.replaceAll(paymentId, ''))
      expect(
        words.filter((word) => ![...KNOWN, ...TYPED].includes(word)),
        path,
      ).toEqual([])
    }
  },
)

/** Rules of taste are off; sources without a hash are our own or the provider's, which change. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    ...{ 'no-trailing-whitespace': 'off', 'long-title': 'off', 'void-style': 'off', 'doctype-style': 'off' },
    ...{ 'attribute-empty-style': 'off', 'attribute-boolean-style': 'off', 'no-inline-style': 'off' },
    ...{ 'no-implicit-button-type': 'off', 'svg-focusable': 'off', 'require-sri': 'off' },
  },
})

test('public pages are valid HTML', async ({ app }) => {
  const { boxId, path } = await aGift(app)
  const hosts = ['/', '/auth', '/about-us', '/contact-us', '/terms-conditions', '/refund-policy']
  const notices = ['/privacy-policy', '/your-details', '/your-details/ta', '/your-details/hosts', '/nowhere']
  const guests = [
    ...GUEST_LANGUAGES.map((language) => `/contribute/${boxId}?lang=${language}`),
    '/contribute/1111111111111111111111',
  ]
  for (const url of [...hosts, ...notices, ...guests, path]) {
    const { body } = await get(app, url, { accept: 'text/html' })
    const { results } = await validator.validateString(body, url)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${url}: line ${line}: ${ruleId}: ${message}`),
    )
    expect(found).toEqual([])
  }
})
