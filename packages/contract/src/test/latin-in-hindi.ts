// Finds the Latin words of a Hindi text that are no names: a host who reads only Hindi cannot read these.

/** Names of things, which Hindi speakers read in Latin letters on every phone. */
const NAMES = [
  ...['Lifafa', 'Razorpay', 'WhatsApp', 'UPI', 'ID', 'UTR', 'QR', 'PAN', 'IFSC'],
  ...['PDF', 'Excel', 'CSV', 'PIN', 'TV', 'MB', 'mm', 'English'],
]

/** `typed`: further Latin words, which people typed. Addresses, and references with figures, are no words. */
export function latinWords(texts: readonly string[], typed: readonly string[] = []): string[] {
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => !/[@/\d]|\w\.\w/.test(word))
  const latin = words.flatMap((word) => word.match(/[A-Za-z][A-Za-z'’]+/g) ?? [])
  return [...new Set(latin)].filter((word) => ![...NAMES, ...typed].includes(word))
}
