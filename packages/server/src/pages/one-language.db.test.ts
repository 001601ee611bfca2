// A guest who reads one language meets no English word: on the page, on the receipt and on the notice.
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/language-names'
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { get } from '../test/pages/get-page.ts'
import { anAwaitedReceipt, aReceipt } from '../test/pages/receipts.ts'
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
