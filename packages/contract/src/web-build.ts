// What the built web package offers the server: pages rendered, letters written. The two meet in these types alone.
import type { PublicBox } from './endpoints/event-boxes.ts'
import type { EventType } from './event-type.ts'
import type { GuestLanguage } from './guest-languages.ts'

/** An event box that takes contributions, and where they are paid. */
export type OpenBoxProps = {
  state: 'open'
  language: GuestLanguage
  box: PublicBox
  /** The provider's checkout script. */
  checkoutUrl: string
  /** True where no real money moves; the page then says so. */
  isSandbox: boolean
  /** The page's one address, absolute. */
  pageUrl: string
  /** What a forwarded link shows (LinkPicture); absolute. */
  pictureUrl: string
}

/** A box that is expired, hidden or never was: a guest is told the same of each. */
export type UnavailableProps = {
  state: 'unavailable'
  language: GuestLanguage
  isSandbox: boolean
  pictureUrl: string
}

export type GuestPageProps = OpenBoxProps | UnavailableProps

/** What the server tells a page of the application about itself. Nothing in it is of a visitor. */
export type PageFacts = {
  isSandbox: boolean
  /** Of our own link picture, absolute. */
  pictureUrl: string
  /** Receives what went wrong while a page was made; the visitor gets a page all the same. */
  tellError: (error: unknown) => void
}

/** Of a payout to a host: `amount` as it is written, `publicUrl` the origin of the host's pages. */
type OfPayout = { firstName: string; boxName: string; amount: string }
/** `refusedUpiId`: null where the host has none at all. */
export type PayoutWaiting = OfPayout & {
  kind: 'payout-waiting'
  refusedUpiId: string | null
  publicUrl: string
}
/** `upiId`: null where it was paid by hand to a host who has none; `utr`: the bank's reference, which may come later than the money. */
export type PayoutPaid = OfPayout & { kind: 'payout-paid'; upiId: string | null; utr: string | null }
/** `isOfBank`: the host's bank did not take it today, and nothing is wrong with the UPI id. */
export type PayoutFailed = OfPayout & {
  kind: 'payout-failed'
  upiId: string
  isOfBank: boolean
  publicUrl: string
}

/** `before`, `after`: null for none; `waitsUntil`: when payouts go on, as it is written, null where nothing waits. */
export type UpiIdChanged = {
  kind: 'upi-id-changed'
  firstName: string
  before: string | null
  after: string | null
  waitsUntil: string | null
  supportEmail: string
  publicUrl: string
}

/** What somebody wrote on the contact page, to whoever answers for us. */
export type ContactMessage = {
  kind: 'contact-message'
  name: string
  email: string
  subject: string
  message: string
}

/** A letter to write; `minutes` is how long its code is valid. */
export type Email =
  | { kind: 'verify-email'; firstName: string; code: string; minutes: number }
  | { kind: 'verify-admin'; name: string; code: string; minutes: number }
  | { kind: 'reset-password'; account: 'host' | 'admin'; code: string; minutes: number }
  | { kind: 'password-changed'; account: 'host' | 'admin'; firstName: string; supportEmail: string }
  | UpiIdChanged
  | PayoutWaiting
  | PayoutPaid
  | PayoutFailed
  | ContactMessage

export type WrittenEmail = { subject: string; html: string; text: string }

/** What the picture of a link to an event box tells. */
export type LinkPicture = {
  /** Groom's and bride's first names, or the event's name. */
  names: readonly string[]
  /** `YYYY-MM-DD`. */
  day: string
  eventType: EventType
}

/** What is loaded in a process of its own, since it draws with native code. */
export type LinkPictures = {
  /** A JPEG of LINK_PICTURE_PX. The same picture gives the same bytes. `brand`: our own, which tells of no box. */
  drawLinkPicture(picture: LinkPicture | 'brand'): Promise<Uint8Array>
}

export type WebBuild = {
  /** The guest's page as a whole HTML document; the same props give the same bytes. */
  renderGuestPage(props: GuestPageProps): string
  /**
   * The address of the document that answers `url`, both without an origin. Of the addresses that visitors ask for there is
   * no end; of these there are a few dozen, and nothing that a visitor wrote is in one.
   */
  documentAddress(url: string): string
  /** Answers a request for a page of the application. The same document address gives the same bytes. */
  renderApp(request: Request, facts: PageFacts): Promise<Response>
  renderEmail(letter: Email): Promise<WrittenEmail>
  /** A JPEG of LINK_PICTURE_PX, drawn in a process of its own that ends with it. Rejects where that fails or takes too long. */
  drawLinkPicture(picture: LinkPicture): Promise<Uint8Array>
  /** Our own link picture, which tells of no box: a JPEG of LINK_PICTURE_PX. */
  brandPicture: Uint8Array
  /** Another one where pictures are drawn otherwise: by other code, with other fonts, on another canvas. */
  pictureEdition: string
}
