// The environment of a server in production, complete and right; and what a start with another one says.
import { readSettings } from '../../settings.ts'

export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lifafa.example',
  DATABASE_URL: 'postgres://localhost/lifafa',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Lifafa <no-reply@lifafa.example>',
  SUPPORT_EMAIL: 'help@lifafa.example',
  TOKEN_SECRET: '7a1f0c93be52d8460f7be1d24c95a380',
  RAZORPAY_KEY_ID: 'rzp_live_abcdefgh',
  RAZORPAY_KEY_SECRET: 'a key secret, the key secret of before',
  RAZORPAY_WEBHOOK_SECRET: 'the new secret of webhooks, the old secret of webhooks',
  TRUST_PROXY: '0',
}

/** The sentence that stops the start; undefined if nothing does. */
export function refusalOf(environment: Record<string, string>): string | undefined {
  try {
    readSettings(environment)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
