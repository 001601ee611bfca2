// The paths of the guest page's calls, in a file of their own, so that the page loads no schemas.
export const paymentPaths = {
  createOrder: '/payment/create-order',
  verify: '/payment/verify',
  status: '/payment/status',
  guestToken: '/payment/guest-token',
  /** Followed by the box's id: the provider redirects a browser there that left the page to pay. `?receipt`: and from there to its receipt. */
  checkoutReturn: '/payment/checkout-return',
} as const

/** Carries the guest token of the browser with its calls. */
export const GUEST_TOKEN_HEADER = 'x-guest-token'
