// Names a call to Razorpay without the ids in its path: `GET /payments/:id/refunds`. The names are few, whatever is asked for.

/** Words of Razorpay's paths; anything else in them is an id. */
const WORDS: ReadonlySet<string> = new Set([
  ...['', 'orders', 'payments', 'refund', 'refunds', 'payouts', 'settlements', 'recon', 'combined'],
  'disputes',
])

export function callName({ method, path }: { method: string; path: string }): string {
  const [address = ''] = path.split('?')
  const words = address.split('/').map((part) => (WORDS.has(part) ? part : ':id'))
  return `${method} ${words.join('/')}`
}
