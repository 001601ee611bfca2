// Rupees for money of another currency: Razorpay settles in rupees alone (docs: settlements).

/** Nepal's rupee is pegged at 1.6 to India's; the banks keep a part when it is paid, and when it goes back. */
const RATES: Readonly<Record<string, { paid: number; 'given back': number }>> = {
  INR: { paid: 1, 'given back': 1 },
  NPR: { paid: 0.61, 'given back': 0.64 },
}

/** Returns paise; `amount` is in the hundredth part of its currency. */
export function inPaise(amount: number, currency: string, way: 'paid' | 'given back'): number {
  const rates = RATES[currency]
  if (!rates) throw new Error(`The stand-in takes no ${currency}.`)
  return Math.round(amount * rates[way])
}
