// The guest's page allows what the provider's checkout needs, and nothing of the provider with the stand-in.
import { expect, test } from 'vitest'
import { checkoutSources, UPI_SCHEMES } from './checkout-policy.ts'
import { guestPagePolicy } from './security-headers.ts'

/** The sources of each directive of the guest's page with the real checkout. */
const directives = new Map(
  guestPagePolicy(checkoutSources('https://checkout.razorpay.com/v1/checkout.js'), "'sha256-…'", "'sha256-…'")
    .split('; ')
    .map((rule) => rule.split(' '))
    .map(([name = '', ...sources]) => [name, sources]),
)
const allows = (directive: string, url: string) => {
  const { protocol, host } = new URL(url)
  return directives.get(directive)?.some((source) => {
    if (source.endsWith(':')) return source === protocol
    const [, sourceHost = ''] = source.match(/^https:\/\/(.+)$/) ?? []
    return sourceHost.startsWith('*.') ? host.endsWith(sourceHost.slice(1)) : host === sourceHost
  })
}

test('with the stand-in only its script’s origin is allowed, and nothing of the provider', () => {
  expect(checkoutSources('http://localhost:4010/v1/checkout.js')).toEqual({
    scripts: 'http://localhost:4010',
    frames: 'http://localhost:4010',
    connects: 'http://localhost:4010',
    images: '',
    forms: '',
  })
})

test.each([
  ...['upi', 'intent', 'tez', 'phonepe', 'paytmmp', 'credpay', 'bhim', 'super', 'navi', 'navipay'],
  ...['snapmint', 'mobikwik', 'freecharge', 'amazonpay', 'kiwi', 'payzapp', 'jupiter', 'sbiyono'],
  ...['whatsapp-consumer', 'slice-upi', 'bobupi', 'myjio', 'omnicard', 'shriramone', 'indusmobile'],
  ...['popclubapp', 'in.fampay.app', 'kotakbank', 'postpe', 'lxme', 'scapia', 'curieapp', 'icici'],
])('checkout’s frame may open the UPI app of %s: Razorpay names its scheme', (scheme) => {
  expect(allows('frame-src', `${scheme}://pay?am=1`)).toBe(true)
})

test('each scheme is one that a browser reads (RFC 3986 §3.1), and none opens a page', () => {
  for (const scheme of UPI_SCHEMES) expect(scheme).toMatch(/^(?!https?$|data$|blob$)[a-z][a-z0-9+.-]*$/)
})

test.each([
  ['script-src', 'https://checkout.razorpay.com/v1/checkout.js'],
  ['script-src', 'https://cdn.razorpay.com/static/cx/razorpay-risk-detection/bundle.js'],
  ['frame-src', 'https://api.razorpay.com/v1/checkout/public'],
  ['frame-src', 'https://checkout.razorpay.com/v1/frame'],
  ['connect-src', 'https://lumberjack.razorpay.com/v1/track'],
  ['connect-src', 'https://lumberjack-metrics.razorpay.com/v1'],
  ['connect-src', 'https://lumberjack-cx.razorpay.com/v1'],
  ['img-src', 'https://cdn.razorpay.com/app/googlepay.svg'],
  ['form-action', 'https://api.razorpay.com/v1/checkout/embedded'],
])('%s allows %s', (directive, url) => {
  expect(allows(directive, url)).toBe(true)
})

test.each([
  ['script-src', 'https://evil.razorpay.com/x.js'],
  ['connect-src', 'https://razorpay.com.evil.example/'],
  ['frame-src', 'https://evil.example/'],
])('%s does not allow %s', (directive, url) => {
  expect(allows(directive, url)).toBe(false)
})
