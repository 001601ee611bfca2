// Content-Security-Policy sources that Razorpay's checkout needs; in sandbox mode, those of the stand-in.

const REAL = 'https://checkout.razorpay.com'
/** The hosts of checkout's script: `etc/csp_whitelist.xml` of razorpay/razorpay-magento, read in November 2026. */
const SCRIPTS = `${REAL} https://cdn.razorpay.com`
/**
 * For frames, calls, pictures and forms. The published list names `api`, `cdn`, `lumberjack` and `lumberjack-metrics`, and checkout
 * has called `lumberjack-cx` since. A new host of Razorpay's must not end a payment.
 */
const HOSTS = 'https://*.razorpay.com'

/**
 * Checkout's frame opens a UPI app by its URL scheme. A tap on an app has no effect if frame-src lacks its scheme. Razorpay
 * publishes these, read in November 2026: https://razorpay.com/docs/payments/payment-methods/upi/supported-apps (29 apps) and
 * https://razorpay.com/docs/payments/payment-methods/upi/upi-intent/ios (`icici`, `whatsapp`). `upi` opens any app (NPCI's linking
 * specification). Chrome on Android names one by `intent`. `gpay` was Google Pay's before `tez`.
 * @internal Exported for tests.
 */
export const UPI_SCHEMES = [
  ...['upi', 'intent', 'gpay', 'tez', 'phonepe', 'paytmmp', 'credpay', 'bhim', 'snapmint', 'mobikwik'],
  ...['freecharge', 'amazonpay', 'navi', 'navipay', 'kiwi', 'payzapp', 'jupiter', 'sbiyono', 'icici'],
  ...['whatsapp-consumer', 'whatsapp', 'slice-upi', 'bobupi', 'myjio', 'omnicard', 'shriramone'],
  ...['indusmobile', 'popclubapp', 'in.fampay.app', 'kotakbank', 'postpe', 'super', 'lxme', 'scapia'],
  'curieapp',
]

export type CheckoutSources = {
  scripts: string
  frames: string
  connects: string
  images: string
  forms: string
}

/** Sources for the directives of a Content-Security-Policy; `checkoutUrl` is the address of the script. */
export function checkoutSources(checkoutUrl: string): CheckoutSources {
  const { origin } = new URL(checkoutUrl)
  if (origin !== REAL) return { scripts: origin, frames: origin, connects: origin, images: '', forms: '' }
  return {
    scripts: SCRIPTS,
    frames: [HOSTS, ...UPI_SCHEMES.map((scheme) => `${scheme}:`)].join(' '),
    connects: HOSTS,
    images: HOSTS,
    forms: HOSTS,
  }
}
