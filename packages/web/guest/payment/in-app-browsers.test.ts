// A dated table of browsers inside apps, and of others: which of them get Razorpay's dialog, and which leave the page for checkout.
import { afterEach, expect, test, vi } from 'vitest'
import { pageSentences } from '../document/page-sentences.ts'
import { payInCheckout } from './razorpay-checkout.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003) AppleWebKit/537.36 (KHTML, like Gecko)'
const WEBVIEW = `${ANDROID.replace('003)', '003; wv)')} Version/4.0`
const CHROME = 'Chrome/130.0.6723.58 Mobile Safari/537.36'

afterEach(() => vi.unstubAllGlobals())

/** Opens checkout in a browser, and tells whether it leaves the page. */
async function leavesPage(userAgent: string, objects: object = {}): Promise<boolean> {
  for (const [name, object] of Object.entries(objects)) vi.stubGlobal(name, object)
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('location', { origin: 'https://give.example' })
  vi.stubGlobal('addEventListener', () => {})
  const page = { giftid: 'the-box', checkoutCode: 'en', sentences: pageSentences.en.giving } as const
  const gift = { name: 'Asha', phone: '9812345678', address: 'Indore', rupees: 501 }
  const order = {
    success: true,
    id: 'order_1',
    amount: 52_104,
    currency: 'INR',
    key_id: 'k',
    paid: false,
  } as const
  let options: Record<string, unknown> = {}
  class Checkout {
    constructor(given: object) {
      options = { ...given }
    }
    open = () => (options.modal as { ondismiss: () => void }).ondismiss()
  }
  await payInCheckout(Checkout, page, order, gift)
  const address = 'https://give.example/api/payment/checkout-return/the-box'
  if (options.redirect) expect(options.callback_url).toBe(address)
  else expect(options).not.toHaveProperty('callback_url')
  return Boolean(options.redirect)
}

/**
 * Read in November 2026 from https://github.com/shalanah/inapp-spy (src/tests/mobile.ts, src/detectTelegram.ts); Opera and UC
 * are named by Razorpay's best practices. ShareChat and Moj have the WebView of the system.
 */
test.each<[string, string, object?]>([
  [
    'Snapchat, iOS',
    `${IPHONE} Version/17.3.1 Mobile/15E148 Snapchat/12.72.0.39 (like Safari/8617.2.4.10.8, panda)`,
  ],
  ['Snapchat, Android', `${WEBVIEW} ${CHROME} Snapchat/12.72.0.39 (Pixel 8; Android 14#1; gzip; )`],
  ['Telegram, iOS', `${IPHONE} Version/18.1 Mobile/22B5045g Safari/604.1`, { TelegramWebviewProxy: {} }],
  ['Telegram, Android', `${ANDROID} ${CHROME}`, { TelegramWebview: {} }],
  ['Instagram, iOS', `${IPHONE} Mobile/22B83 Instagram 354.0.0.29.90 (iPhone12,8; iOS 18_1; en_US)`],
  [
    'Instagram, iOS 18.5',
    `${IPHONE} Mobile/22F76 Instagram 393.1.0.36.70 (iPhone15,3; iOS 18_5; IABMV/1) Safari/604.1)`,
  ],
  ['Instagram, Android', `${WEBVIEW} ${CHROME} Instagram 355.1.0.44.103 Android (34/14; 420dpi; 1080x2205)`],
  ['Facebook, iOS', `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.68.101;FBDV/iPhone12,8;IABMV/1]`],
  ['Facebook, iOS 18.6', `${IPHONE} Mobile/22G100 Safari/604.1 MetaIAB Facebook`],
  ['Facebook, Android', `${WEBVIEW} ${CHROME} [FB_IAB/FB4A;FBAV/488.0.0.62.79;IABMV/1;]`],
  ['Messenger, Android', `${WEBVIEW} ${CHROME} [FB_IAB/MESSENGER;FBAV/118.0.0.19.82;]`],
  ['Threads, iOS', `${IPHONE} Mobile/22B83 Barcelona 355.0.0.39.109 (iPhone12,8; iOS 18_1)`],
  ['Threads, Android', `${WEBVIEW} ${CHROME} Barcelona 355.0.0.39.109 Android (34/14; 420dpi)`],
  ['WhatsApp, iOS', `${IPHONE} Version/26.0.1 Mobile/15E148 Safari/604.1 [WAiOS/2.25.31]`],
  ['WhatsApp, Android', `${ANDROID} ${CHROME} [WA4A/2.25.32.75;]`],
  ['LinkedIn, iOS', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30.1753`],
  ['LinkedIn, Android', `${WEBVIEW} ${CHROME} [LinkedInApp]/4.1.881`],
  ['X, iOS', `${IPHONE} Mobile/14D27 Twitter for iPhone`],
  ['X, Android', `${WEBVIEW} ${CHROME} TwitterAndroid`],
  ['Line, iOS', `${IPHONE} Mobile/14D27 Safari Line/7.3.2`],
  ['Line, Android', `${WEBVIEW} ${CHROME} Line/7.4.0/IAB`],
  ['WeChat, iOS', `${IPHONE} Mobile/14D27 MicroMessenger/6.5.8 NetType/WIFI Language/zh_CN`],
  ['WeChat, Android', `${ANDROID} ${CHROME} MMWEBID/1 MicroMessenger/8.0.50 WeChat/arm64 NetType/WIFI`],
  ['ShareChat and Moj, iOS', `${IPHONE} Mobile/15E148`],
  ['ShareChat and Moj, Android', `${WEBVIEW} ${CHROME}`],
  ['Google’s app, iOS', `${IPHONE} GSA/334.0.674067880 Mobile/15E148 Safari/604.1`],
  [
    'a WebView with a reduced user agent',
    'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  ['a WebView whose app dropped `wv`', `${ANDROID} Version/4.0 ${CHROME}`],
  ['Opera, Android', `${ANDROID} ${CHROME} OPR/85.0.0.0`],
  ['Opera, iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 OPT/5.0.7`],
  ['UC, Android', `${ANDROID} Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4.0.1306 Mobile Safari/537.36`],
])('%s leaves the page for checkout', async (_app, userAgent, objects) => {
  expect(await leavesPage(userAgent, objects)).toBe(true)
})

test.each([
  ['Chrome, Android', `${ANDROID} ${CHROME}`],
  ['Chrome, iOS', `${IPHONE} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`],
  ['Safari, iOS', `${IPHONE} Version/18.1 Mobile/22B5045g Safari/604.1`],
  [
    'Safari, macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  ['Firefox, iOS', `${IPHONE} FxiOS/130.1  Mobile/15E148 Safari/605.1.15`],
  ['Firefox, Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  ['Edge, iOS', `${IPHONE} EdgiOS/128.0.2739.82 Version/18.0 Mobile/15E148 Safari/604.1`],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`],
])('%s shows the dialog', async (_browser, userAgent) => {
  expect(await leavesPage(userAgent)).toBe(false)
})
