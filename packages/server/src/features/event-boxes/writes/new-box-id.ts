// Creates ids of event boxes, which appear in addresses and QR codes.
import { customAlphabet } from 'nanoid'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** 22 characters from a cryptographic source, 128 bits, without characters that look alike. */
export const newBoxId: () => string = customAlphabet(BASE58, 22)
