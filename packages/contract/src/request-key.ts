// Creates the idempotency key of a request: a second tap, or a repeated call, opens the same order, makes the same refund.

/** A random UUID. crypto.randomUUID is missing where a page is not served over https, as in the sandbox on a phone. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return versioned.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
