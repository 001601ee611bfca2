// Where the guest's page sends its calls. A file of its own, so that the page loads no schemas of other calls.
export const paymentPaths = {
  createOrder: '/payment/create-order',
  verify: '/payment/verify',
  status: '/payment/status',
  guestToken: '/payment/guest-token',
  /** Followed by the box's id: the provider sends a browser there that left the page to pay. */
  checkoutReturn: '/payment/checkout-return',
} as const

/** Carries the token of the guest's browser with its calls. */
export const GUEST_TOKEN_HEADER = 'x-guest-token'
