// An HTML validator finds nothing in the pages that anybody may open.
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { HtmlValidate } from 'html-validate'
import { get } from '../test/pages/get-page.ts'
import { aGift } from '../test/pages/receipts.ts'
import { expect, test } from '../test/test.ts'

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
