// Serves the private page of a gift, /contribute/{id}/receipt/{token}: its receipt, and a form for a blessing, without a script.
import { failures } from '@lifafa/contract/failures'
import { blessingRule, tidyBlessing } from '@lifafa/contract/fields/blessing'
import { type GuestLanguage, languageHref } from '@lifafa/contract/guest-page/languages'
import { contributePath, receiptPath, receiptPicturePath } from '@lifafa/contract/guest-page/paths'
import { receiptSentences } from '@lifafa/contract/sentences/guest/en/receipt'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { receiptToken } from '../../features/payments/receipt/receipt-token.ts'
import { writeBlessing } from '../../features/payments/receipt/write-blessing.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import { readForms } from '../../http/read-forms.ts'
import { receiptPolicy } from '../../http/security-headers.ts'
import { STATUS } from '../../http/status.ts'
import type { Services } from '../../services.ts'
import { answerLanguage } from '../guest-language.ts'
import { inlineSource } from '../inline-scripts.ts'
import { brandPicturePath } from '../link-pictures/addresses.ts'
import { addressOf, type ReadReceipt, readReceipt } from './read-receipt.ts'

/** Far more than a blessing takes: a long message that was pasted is read, and comes back with a sentence. */
const MAX_BODY_BYTES = 64 * 1024

/** The refused text, the sentence and the status. */
type Refused = { text: string; error: string; status: number }

export async function receiptPages(
  app: FastifyInstance,
  services: Services,
  limits: RateLimits,
): Promise<void> {
  const { db, live, web, sandbox, settings, keys } = services
  /** Nobody but the guest keeps the page, and nobody learns its address from a link on it. */
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': receiptPolicy(inlineSource(web.inlineScripts.receipt)),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  readForms(app, MAX_BODY_BYTES)
  function sendPage(request: FastifyRequest, reply: FastifyReply, found: ReadReceipt, refused?: Refused) {
    const { id, token } = addressOf(request)
    const { box, receipt, orderId, isOpen, ofGiver, blessing, canBless } = found
    const language = answerLanguage(request, reply, settings.guestUrl)
    const page = web.renderReceipt({
      language,
      isSandbox: sandbox,
      box,
      boxPath: isOpen ? contributePath(id) : undefined,
      receipt,
      blessing: ofGiver
        ? { text: refused?.text ?? blessing, canWrite: canBless, error: refused?.error }
        : undefined,
      path: receiptPath(id, token),
      picturePath: receiptPicturePath(id, token) + languageHref(language),
      sharedUrl: settings.guestUrl + receiptPath(id, receiptToken(keys.receipts, orderId, 'read')),
    })
    return reply
      .code(refused?.status ?? STATUS.ok)
      .headers(headers)
      .send(page)
  }

  const missing = new Map<GuestLanguage, string>()

  function missingPage(language: GuestLanguage): string {
    const pictureUrl = settings.guestUrl + brandPicturePath(web)
    const page =
      missing.get(language) ??
      web.renderGuestPage({ state: 'unavailable', language, isSandbox: sandbox, pictureUrl })
    missing.set(language, page)
    return page
  }

  /** The same page as for a box that is missing: it reveals nothing. Rendered once in each language, since anybody may ask for it. */
  const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(failures.notFound.status)
      .headers(headers)
      .send(missingPage(answerLanguage(request, reply, settings.guestUrl)))

  const route = { schema: { hide: true }, config: { origin: 'guests' } } as const
  const url = receiptPath(':id', ':token')

  app.get(url, route, async (request, reply) => {
    const found = await readReceipt(services, limits, request, {
      countedAs: 'receiptPage',
      asksProvider: true,
    })
    return found ? sendPage(request, reply, found) : sendMissing(request, reply)
  })

  app.post(url, route, async (request, reply) => {
    // Counted apart: a blessing is not refused where its receipt was looked at too often. Its form is on the page once the payment is known.
    const found = await readReceipt(services, limits, request, {
      countedAs: 'blessingForm',
      asksProvider: false,
    })
    if (!found?.ofGiver) return sendMissing(request, reply)
    const { id, token } = addressOf(request)
    const { blessing: typed } = (request.body ?? {}) as { blessing?: string }
    if (typed === undefined) return sendPage(request, reply, found)
    const blessing = tidyBlessing(typed)
    const refuse = (error: string, { status }: { status: number }) =>
      sendPage(request, reply, found, { text: typed, error, status })
    const problem = blessingRule(blessing)
    if (problem !== undefined) return refuse(problem, failures.invalidInput)
    if (!(await limits.isWithin('writeBlessing', found.subject)))
      return refuse(receiptSentences.blessingLimited, failures.tooManyRequests)
    const isWritten =
      found.canBless && (await writeBlessing(db, { boxId: id, orderId: found.orderId, blessing }))
    if (!isWritten) return refuse(receiptSentences.blessingClosed, failures.boxClosed)
    live.publish({ hostId: found.hostId, boxId: id })
    return reply.headers(headers).redirect(`${receiptPath(id, token)}#blessing`, STATUS.seeOther)
  })
}
