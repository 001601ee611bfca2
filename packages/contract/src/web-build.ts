// The functions that the built web package offers the server: pages and emails. The two packages meet only in these types.

import type { BoxStatement } from './box-money/box-statement.ts'
import type { Email, RenderedEmail } from './emails.ts'
import type { StatementFormat } from './endpoints/box-money.ts'
import type { PublicBox } from './endpoints/event-boxes.ts'
import type { EventType } from './event-type.ts'
import type { FailureKey } from './failures.ts'
import type { GuestLanguage } from './guest-page/languages.ts'
import type { HostLanguage } from './languages.ts'
import type { PrintFile } from './posters/printed-posters.ts'
import type { CountSheet, GiftBook } from './register/gift-book.ts'

/** An open event box, and where its contributions are paid. */
export type OpenBoxProps = {
  state: 'open'
  language: GuestLanguage
  box: PublicBox
  /** Whose account receives the money, as its bank has it; null unless the host has confirmed it. */
  registeredName: string | null
  /** The address of the provider's checkout script. */
  checkoutUrl: string
  /** True in the sandbox, where no real money moves; the page then says so. */
  isSandbox: boolean
  /** The page's canonical address, absolute. */
  pageUrl: string
  /** The link picture (LinkPicture); absolute. */
  pictureUrl: string
  /** The form's fields as a browser sent them by itself, because the form's script did not run. */
  typed?: { name: string; phone: string; amount: string; address: string } | undefined
  /** They were sent by a press of the button, not by the choice of a language: the page asks to press again. */
  isPressed?: boolean
}

/**
 * `unavailable`: a box that has expired, is hidden or never existed; a guest sees the same page for each. `busy`: the guest's
 * network has asked for too many pages, and nothing was looked up. `broken`: we failed, and `reference` finds the error in our log; or a
 * form was refused with `failure`.
 */
export type UnavailableProps = {
  state: 'unavailable' | 'busy' | 'broken'
  language: GuestLanguage
  isSandbox: boolean
  pictureUrl: string
  failure?: FailureKey
  reference?: string
}

export type GuestPageProps = OpenBoxProps | UnavailableProps

/** How the payment of a gift stands. */
export type ReceiptState = 'paid' | 'partly-refunded' | 'refunded' | 'awaited'

/** A gift as its guest reads it; amounts in paise, moments in ISO 8601. */
export type Receipt = {
  state: ReceiptState
  giftPaise: number
  feePaise: number
  /** Paise that went back to the guest, fee included. */
  refundedPaise: number
  paidAt: string | null
  guestName: string | null
  /** As on the box's page; null while the hosts have nothing of the gift. */
  registeredName: string | null
  /** The reference of the guest's bank; null until the provider reports it. */
  bankReference: string | null
  ourReference: string
}

/** A guest's words with a gift, on the receipt of whoever may write them. */
export type Blessing = {
  /** The saved text, or the refused one that was just typed. */
  text: string
  canWrite: boolean
  /** In English, as rules answer it. */
  error: string | undefined
}

export type ReceiptProps = {
  language: GuestLanguage
  isSandbox: boolean
  box: PublicBox
  /** The path of the box's page while it takes gifts. */
  boxPath: string | undefined
  receipt: Receipt
  /** Undefined for a reader of a shared receipt, and where there is nothing to bless. */
  blessing: Blessing | undefined
  /** The path of this page. */
  path: string
  picturePath: string
  /** The address to be shared, absolute: whoever has it reads the receipt and writes nothing. */
  sharedUrl: string
}

/** The contents of a receipt's picture, as they are written. */
export type ReceiptPicture = {
  /** The first names of groom and bride, or the event's name. */
  names: readonly string[]
  eventType: EventType
  giftTo: string
  amount: string
  state: string
  /** The payment stands, whole. */
  isPaid: boolean
  facts: readonly { name: string; text: string }[]
  note: string
}

/** `box`, `qrUrl`: left out of the page of a link that leads to no screen, or to one that is over. */
export type HallProps = { isSandbox: boolean; box?: PublicBox; qrUrl?: string }

/** The server's values for a page of the application. Only `reference` depends on the visitor. */
export type PageFacts = {
  isSandbox: boolean
  /** The product's own link picture, absolute. */
  pictureUrl: string
  /** Shown by a page that failed alone, in this language: it finds the error in the log. */
  reference?: string
  language?: HostLanguage
  /** Receives errors of the rendering; the visitor gets a page all the same. */
  reportError: (error: unknown) => void
}

/** The contents of an event box's link picture. */
export type LinkPicture = {
  /** The first names of groom and bride, or the event's name. */
  names: readonly string[]
  /** `YYYY-MM-DD`. */
  day: string
  eventType: EventType
}

/** The contents of a poster to print: no more than the page of its box shows. */
export type PrintedPoster = PrintFile & {
  /** First names with ♥ between, or the event's name. */
  title: string
  /** `YYYY-MM-DD`. */
  day: string
  eventType: EventType
  /** The address in the QR code. */
  url: string
  /** The short address, as a guest types it. */
  shortAddress: string
}

export type DrawingJob =
  /** A JPEG of LINK_PICTURE_PX. The same picture gives the same bytes. `brand`: the product's own, without a box. */
  | { kind: 'link'; picture: LinkPicture | 'brand' }
  /** A PNG of RECEIPT_PICTURE_PX. */
  | { kind: 'receipt'; picture: ReceiptPicture }
  /** A PDF of one page. */
  | { kind: 'poster'; poster: PrintedPoster }
  | FileJob

/** Files of a host, with a row for each gift: a PDF to print, or a workbook. */
export type FileJob =
  | { kind: 'statement'; format: StatementFormat; statement: BoxStatement }
  | { kind: 'book'; format: StatementFormat; book: GiftBook }
  | { kind: 'count'; sheet: CountSheet }

/** Loaded in a separate process, since it draws with native code. */
export type Drawing = { draw(job: DrawingJob): Promise<Uint8Array> }

export type WebBuild = {
  /** The guest's page as a whole HTML document; the same props give the same bytes. */
  renderGuestPage(props: GuestPageProps): string
  /** The page of a gift's receipt as a whole HTML document. */
  renderReceipt(props: ReceiptProps): string
  /** The page of the screen in a hall as a whole HTML document. It contains no script and no gift: its script asks for them. */
  renderHall(props: HallProps): string
  /** The scripts inside the guest's page and a receipt, to be allowed by their policies. */
  inlineScripts: { guestPage: string; receipt: string }
  /** The style inside the guest's page, of each language, likewise. */
  inlineStyles: readonly string[]
  /** The content of the receipt's picture. */
  receiptPictureOf(props: Pick<ReceiptProps, 'language' | 'box' | 'receipt'>): ReceiptPicture
  /** The document of every desk, its service worker, and the manifest by which it is installed. */
  desk: { page: string; worker: string; manifest: string }
  /**
   * The address of the document that answers `url` for a reader of `language`, both without an origin. Visitors may ask for any number of addresses;
   * there are a few dozen documents, and none contains visitors' input.
   */
  documentAddress(url: string, language: HostLanguage): string
  /** Answers a request for a page of the application. The same document address gives the same bytes. */
  renderApp(request: Request, facts: PageFacts): Promise<Response>
  /** The document for any page that could not be made, without a script. */
  errorPage(language: HostLanguage, reference: string): string
  /** The document for any page of the application that was asked for too often, without a script. */
  busyPage(language: HostLanguage): string
  renderEmail(letter: Email): Promise<RenderedEmail>
  /** Draws in a process that ends with it. Rejects where that fails or takes too long. */
  draw(job: Exclude<DrawingJob, FileJob>): Promise<Uint8Array>
  /** Likewise, for this host. Rejects also where too many wait. */
  makeFile(job: FileJob, hostId: string): Promise<Uint8Array>
  /** The product's own link picture, without a box: a JPEG of LINK_PICTURE_PX. */
  brandPicture: Uint8Array
  /** Changes with the drawing code, the fonts and the canvas library. */
  pictureEdition: string
}
