import { expect, test } from 'vitest'
import { propsBlock } from './guest-props.ts'

const open = (name: string) =>
  ({
    state: 'open',
    box: {
      giftid: 'x',
      name,
      message: '',
      groom_name: '',
      bride_name: '',
      location: 'Udaipur',
      marriage_date: '2026-11-28',
      event_type: 'other',
    },
    checkout: { scriptUrl: 'https://pay.test/checkout.js', keyId: 'rzp_test_1' },
    isSandbox: false,
  }) as const

test.each(['</script><script>alert(1)</script>', '<!--<script>', '& "आरव" \u2028'])(
  'a box named %j stays data inside the document and comes out as it went in',
  (name) => {
    const [, inner = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(propsBlock(open(name))) ?? []
    expect(inner).not.toContain('<')
    expect(JSON.parse(inner)).toEqual(open(name))
  },
)
