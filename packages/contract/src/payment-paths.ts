// Where the guest's page sends its two calls. A file of its own, so that the page loads no schemas of other calls.
export const paymentPaths = {
  createOrder: '/payment/create-order',
  verify: '/payment/verify',
} as const
