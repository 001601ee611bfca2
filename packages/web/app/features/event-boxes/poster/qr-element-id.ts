// Where a poster finds the code that the page shows: each box has its own, so that no poster carries another's.
export const qrElementId = (giftid: string): string => `qr-code-${giftid}`
