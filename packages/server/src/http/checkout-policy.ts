// Content-Security-Policy sources that Razorpay's checkout needs; in sandbox mode, those of the stand-in.

const REAL = 'https://checkout.razorpay.com'
const API = 'https://api.razorpay.com'
/** UPI apps are opened by URL schemes; unless they are in frame-src a tap on one has no effect. */
const UPI_SCHEMES = 'upi: phonepe: tez: gpay: paytmmp: credpay: bhim:'

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
    scripts: `${REAL} https://cdn.razorpay.com`,
    frames: `${REAL} ${API} ${UPI_SCHEMES}`,
    connects: `${API} https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com`,
    images: 'https://cdn.razorpay.com',
    forms: API,
  }
}
