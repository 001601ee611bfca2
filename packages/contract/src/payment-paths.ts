// Where the guest's page sends its calls. A file of its own, so that the page loads no schemas of other calls.
export const paymentPaths = {
  createOrder: '/payment/create-order',
  verify: '/payment/verify',
  status: '/payment/status',
  /** Followed by the box's id: the provider sends a browser there that left the page to pay. */
  checkoutReturn: '/payment/checkout-return',
} as const
