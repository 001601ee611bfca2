// Razorpay's charge: 2 % and, on that, 18 % GST.

/** Amounts in paise. The fee includes the tax: ₹1,500 costs a fee of 3540, of which 540 are tax. */
export function feeOf(amount: number): { fee: number; tax: number } {
  const charge = Math.round((amount * 2) / 100)
  const tax = Math.round((charge * 18) / 100)
  return { fee: charge + tax, tax }
}
