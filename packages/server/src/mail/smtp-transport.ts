// Sends emails to the mail server. A hanging connection times out early enough for the job to retry.
import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'
import type { Transport } from './transport.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000

/** `smtpUrl`: `smtp://user:password@host:587` or `smtps://…` */
type Server = { smtpUrl: string } & Pick<Settings, 'smtpNeedsTls'>

const openSmtp = ({ smtpUrl, smtpNeedsTls }: Server) =>
  createTransport({
    url: smtpUrl,
    // Nothing is sent if somebody on the way takes STARTTLS out of the server's offer.
    requireTLS: smtpNeedsTls,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Emails consist of our own text: no file or address is read into them.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

export function smtpTransport(server: Server, from: string): Transport {
  const smtp = openSmtp(server)
  return async (to, letter) => {
    // As an object, an address is never parsed as a list.
    await smtp.sendMail({ from, to: { name: '', address: to }, ...letter })
  }
}

/** Connects and signs in, and sends nothing. Throws where the server does not let us. */
export async function verifySmtp(server: Server): Promise<void> {
  const smtp = openSmtp(server)
  await smtp.verify().finally(() => smtp.close())
}

/** Codes of nodemailer for an address or an email that the server refuses: others would be accepted. */
const OF_ONE_LETTER = new Set(['EENVELOPE', 'EMESSAGE'])

/** The server has no TLS, or spoke it wrongly. */
export const isAboutTls = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ETLS'

/** False for our sender, who is that of every email. */
export const isAboutOneEmail = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  OF_ONE_LETTER.has(String(error.code)) &&
  !('command' in error && error.command === 'MAIL FROM')
