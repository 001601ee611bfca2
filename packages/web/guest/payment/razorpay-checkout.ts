// Razorpay's checkout as its documentation describes it (docs/razorpay.md §5): its script, options and dialog.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import * as colours from '../../palette.ts'
import type { GivingProps } from '../hydration/giving-props.ts'
import { NotOpened } from './calls/not-opened.ts'
import type { CheckoutProof, Order } from './calls/payment-calls.ts'
import type { Gift } from './gift.ts'
import { hasUnstored } from './stored-draft.ts'

type Checkout = new (options: object) => { open(): void }

declare global {
  interface Window {
    Razorpay?: Checkout
  }
}

/** A blocker may swallow the request instead of refusing it. */
const LOAD_WITHIN_MS = 20_000

let loading: Promise<Checkout> | undefined

/**
 * Loads the script once: after a failure at once from another address, then at the next call. Throws NotOpened where it cannot
 * be loaded.
 */
export function loadCheckout(scriptUrl: string): Promise<Checkout> {
  loading ??= new Promise<Checkout>((resolve, reject) => {
    // A script that was late has come meanwhile.
    if (window.Razorpay) return resolve(window.Razorpay)
    const fail = () => reject(new NotOpened(navigator.onLine ? 'sdkFailed' : 'unreachable'))
    const load = (src: string, onFailure: () => void) => {
      const script = document.createElement('script')
      script.src = src
      script.onload = () => (window.Razorpay ? resolve(window.Razorpay) : onFailure())
      script.onerror = onFailure
      document.head.append(script)
    }
    load(scriptUrl, () => load(`${scriptUrl}?2`, fail))
    setTimeout(fail, LOAD_WITHIN_MS)
  }).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Apps can be opened only from a phone; elsewhere the checkout shows a QR code. */
const upiFlows = () => (/Android|iPhone|iPad/i.test(navigator.userAgent) ? ['intent'] : ['qr', 'intent'])

/**
 * Browsers that show no dialog, or whose dialog opens no UPI app: those inside apps, and those that Razorpay names
 * (docs/razorpay.md §5.3). Most are known by their build: Android's `wv`, and an iPhone whose Safari is not right behind `Mobile/…`,
 * as in Snapchat's `(like Safari/8617)`. The others are named. in-app-browsers.test.ts has a sample of each.
 */
const WITHOUT_DIALOG =
  /Instagram|FB[A_]|Facebook|Messenger|WAiOS|WA4A|GSA|Twitter|OP[RTX]|Opera|UCBrowser|; wv\)|Version\S+ Chrome|iP(hone|ad)(?!.*Mobile\S+ Safari\/)/

const hasNoDialog = () =>
  WITHOUT_DIALOG.test(navigator.userAgent) ||
  // Telegram has the user agent of the system's browser.
  'TelegramWebview' in globalThis ||
  'TelegramWebviewProxy' in globalThis

/**
 * The address to return to after leaving the page, where the checkout replaces it; undefined where the dialog is used. A page that could
 * not store the payment would not know of it: the way back then leads to the receipt.
 */
const redirectOptions = (giftid: string) =>
  hasNoDialog()
    ? {
        redirect: true,
        callback_url: `${location.origin}${API_PREFIX}${paymentPaths.checkoutReturn}/${giftid}${hasUnstored() ? '?receipt' : ''}`,
      }
    : undefined

/** Opens the dialog. Resolves with the proof of a payment, or undefined when the guest closed it. */
export const payInCheckout = (
  Razorpay: Checkout,
  { giftid, checkoutCode, sentences }: Pick<GivingProps, 'giftid' | 'checkoutCode' | 'sentences'>,
  order: Order,
  gift: Gift,
): Promise<CheckoutProof | undefined> =>
  new Promise((resolve) => {
    const redirect = redirectOptions(giftid)
    // Restored by the browser's Back button, the page would wait for ever: a reload polls the status of the payment.
    if (redirect) addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
    new Razorpay({
      key: order.key_id,
      amount: order.amount,
      currency: order.currency,
      order_id: order.id,
      name: PRODUCT_NAME,
      description: sentences.checkoutDescription,
      prefill: { name: gift.name, contact: `+91${gift.phone}`, method: 'upi' },
      theme: { color: colours.maroon },
      config: {
        display: {
          language: checkoutCode,
          blocks: {
            upi: { name: sentences.checkoutBlockTitle, instruments: [{ method: 'upi', flows: upiFlows() }] },
          },
          sequence: ['block.upi'],
          preferences: { show_default_blocks: false },
        },
      },
      modal: { escape: false, ondismiss: () => resolve(undefined) },
      handler: (proof: CheckoutProof) => resolve(proof),
      ...redirect,
    }).open()
  })
