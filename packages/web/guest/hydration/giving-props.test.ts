// Tests that props are escaped in the document and parsed back unchanged.
import { expect, test } from 'vitest'
import { pageSentences } from '../document/page-sentences.ts'
import { propsBlock } from './giving-props.ts'

const props = (recipient: string) => ({
  giftid: 'x',
  recipient,
  buttonLabel: 'Send',
  checkoutUrl: 'https://pay.test/checkout.js',
  checkoutCode: 'hi',
  language: 'hi' as const,
  sentences: pageSentences.hi.giving,
  translations: pageSentences.hi.translations,
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', '& "आरव" \u2028'])(
  'a box named %j is escaped inside the document and parsed back unchanged',
  (name) => {
    const [, inner = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(propsBlock(props(name))) ?? []
    expect(inner).not.toContain('<')
    expect(JSON.parse(inner)).toEqual(props(name))
  },
)
