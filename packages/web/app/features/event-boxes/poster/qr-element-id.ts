// The id of the QR code's element: each box has its own, so that no poster shows another's code.
export const qrElementId = (giftid: string): string => `qr-code-${giftid}`
