// Razorpay's checkout, as its documentation describes it (razorpay.md §5): its script, its options, its dialog.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { givingSentences as sentences } from '@lifafa/contract/sentences/giving'
import type { Gift } from './gift.ts'
import type { CheckoutProof, Order } from './payment-calls.ts'

type Checkout = new (options: object) => { open(): void }

declare global {
  interface Window {
    Razorpay?: Checkout
  }
}

let loading: Promise<Checkout> | undefined

/** Loads the script once; a failure is forgotten, so that the next try loads it again. Throws where it cannot come. */
export function loadCheckout(scriptUrl: string): Promise<Checkout> {
  loading ??= new Promise<Checkout>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = () =>
      window.Razorpay ? resolve(window.Razorpay) : reject(new Error(sentences.sdkFailed))
    script.onerror = () => reject(new Error(sentences.sdkFailed))
    document.head.append(script)
  }).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

const MAROON = '#6b1426'

/** Apps can be opened from a phone only; elsewhere a QR code is shown for one. */
const upiFlows = () => (/Android|iPhone|iPad/i.test(navigator.userAgent) ? ['intent'] : ['qr', 'intent'])

/** Opens the dialog. Resolves with the proof of a payment, or undefined when the guest closed it. */
export const payInCheckout = (
  Razorpay: Checkout,
  order: Order,
  gift: Gift,
): Promise<CheckoutProof | undefined> =>
  new Promise((resolve) => {
    new Razorpay({
      key: order.key_id,
      amount: order.amount,
      currency: order.currency,
      order_id: order.id,
      name: PRODUCT_NAME,
      description: sentences.checkoutDescription,
      prefill: { name: gift.name, contact: `+91${gift.phone}`, method: 'upi' },
      theme: { color: MAROON },
      config: {
        display: {
          blocks: {
            upi: { name: sentences.checkoutBlockTitle, instruments: [{ method: 'upi', flows: upiFlows() }] },
          },
          sequence: ['block.upi'],
          preferences: { show_default_blocks: false },
        },
      },
      modal: { escape: false, ondismiss: () => resolve(undefined) },
      handler: (proof: CheckoutProof) => resolve(proof),
    }).open()
  })
