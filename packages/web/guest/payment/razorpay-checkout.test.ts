// Tests how Razorpay's checkout is loaded, and the options with which it is opened.
import { CHECKOUT_CODES } from '@lifafa/contract/guest-page/checkout-codes'
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { pageSentences } from '../document/page-sentences.ts'
import { loadCheckout, payInCheckout } from './razorpay-checkout.ts'
import { draftStore } from './stored-draft.ts'

afterEach(() => vi.unstubAllGlobals())

type Options = {
  modal: { ondismiss: () => void }
  handler: (proof: object) => void
  [name: string]: unknown
}

const order = {
  success: true,
  id: 'order_1',
  amount: 52_104,
  currency: 'INR',
  key_id: 'rzp_test_1',
  paid: false,
} as const
const gift = { name: 'अनन्या राव', phone: '9812345678', address: 'Indore', rupees: 501 }
const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab12' }

/** Opens a checkout that only calls `whenOpen` with its options. */
function openCheckout(whenOpen: (options: Options) => void, language: GuestLanguage = 'en') {
  let openedWith: Options | undefined
  const page = {
    giftid: 'the-box',
    checkoutCode: CHECKOUT_CODES[language],
    sentences: pageSentences[language].giving,
  }
  class Checkout {
    open = () => openedWith && whenOpen(openedWith)
    constructor(options: object) {
      openedWith = options as Options
    }
  }
  return { paying: payInCheckout(Checkout, page, order, gift), openedWith: () => openedWith }
}

test('the checkout opens for the order with the guest’s details and offers only UPI, by intent [checkout-1]', async () => {
  const { paying, openedWith } = openCheckout(({ handler }) => handler(proof))
  expect(await paying).toEqual(proof)
  expect(openedWith()).toMatchObject({
    key: 'rzp_test_1',
    order_id: 'order_1',
    amount: 52_104,
    currency: 'INR',
    description: 'Gift Contribution',
    prefill: { name: 'अनन्या राव', contact: '+919812345678', method: 'upi' },
    config: {
      display: {
        language: 'en',
        blocks: {
          upi: {
            name: 'Pay using UPI',
            instruments: [{ method: 'upi', flows: expect.arrayContaining(['intent']) }],
          },
        },
        sequence: ['block.upi'],
        preferences: { show_default_blocks: false },
      },
    },
  })
})

test('Escape does not close the checkout; closing it resolves without a proof [checkout-2]', async () => {
  const { paying, openedWith } = openCheckout(({ modal }) => modal.ondismiss())
  expect(await paying).toBeUndefined()
  expect(openedWith()?.modal).toMatchObject({ escape: false })
})

/** All that Razorpay's documents list (docs/razorpay.md §5.4). */
const CODES = { en: 'en', hi: 'hi', bn: 'ben', gu: 'guj', mr: 'mar', ta: 'tam', te: 'tel' }

test.each(GUEST_LANGUAGES)('the checkout is in the page’s language: %s', async (language) => {
  const { paying, openedWith } = openCheckout(({ modal }) => modal.ondismiss(), language)
  await paying
  const upi = { name: pageSentences[language].giving.checkoutBlockTitle }
  expect(openedWith()).toMatchObject({
    config: { display: { language: CODES[language], blocks: { upi } } },
  })
})

test('a browser that leaves the page and stored nothing of it comes back to the receipt', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Version/4.0' })
  vi.stubGlobal('location', { origin: 'https://give.example' })
  vi.stubGlobal('addEventListener', () => {})
  // As in a WebView without DOM storage.
  vi.stubGlobal('localStorage', null)
  draftStore('the-box').savePayment({ key: 'k', gift })
  const { paying, openedWith } = openCheckout(({ modal }) => modal.ondismiss())
  await paying
  const back = 'https://give.example/api/payment/checkout-return/the-box'
  expect(openedWith()).toMatchObject({ redirect: true, callback_url: `${back}?receipt` })
  // The tests of other files share this module: nothing unstored is left to them.
  vi.stubGlobal('localStorage', { removeItem() {} })
  draftStore('the-box').clear()
})

test('a script that came after its time was over is used at the next press, and not loaded again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const append = vi.fn()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
  const loading = expect(loadCheckout('https://checkout.test/v1.js')).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(20_000)
  await loading
  const Razorpay = class {}
  vi.stubGlobal('window', { Razorpay })
  expect(await loadCheckout('https://checkout.test/v1.js')).toBe(Razorpay)
  expect(append).toHaveBeenCalledOnce()
})
