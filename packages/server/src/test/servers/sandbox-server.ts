// A server process in sandbox mode, and a guest who gives to its demo box over HTTP.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { payOrder } from '@lifafa/razorpay-stand-in/call-control'
import { CHARGE_PAISE, GUEST } from '../paying.ts'
import { startProcess, type TestProcess } from '../start-process.ts'
import { postJson } from './post-json.ts'

export type SandboxServer = TestProcess & {
  /** Gives ₹501 to the demo box, pays at the stand-in and verifies; answers the payment's id once the server has acknowledged it. */
  give(): Promise<string>
}

/** `env` has PORT and SANDBOX_RAZORPAY_PORT. Resolves when it answers. */
export async function startSandbox(env: NodeJS.ProcessEnv): Promise<SandboxServer> {
  const server = startProcess('../main.ts', [], env)
  let link = ''
  for await (const line of server.lines) {
    if (line.includes('/contribute/')) link = line.trim()
    if (line.includes('/dev/mail')) break
  }
  if (!link) throw new Error(`It names no box to give to: ${(await server.ended).stderr}`)
  const api = `http://127.0.0.1:${env.PORT}${API_PREFIX}`
  const details = { ...GUEST, giftid: link.match(/[^/]+$/)?.[0] }

  async function give(): Promise<string> {
    const order = { ...details, amount: CHARGE_PAISE, again: true }
    const { id } = await post<{ id: string }>(`${api}${paymentPaths.createOrder}`, order)
    const proof = await payOrder(`http://127.0.0.1:${env.SANDBOX_RAZORPAY_PORT}`, id, { webhooks: false })
    await post(`${api}${paymentPaths.verify}`, { ...details, ...proof, amount: 501 })
    return proof.razorpay_payment_id
  }
  return { ...server, give }
}

async function post<T>(url: string, body: object): Promise<T> {
  const answer = await postJson(url, body)
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<T>
}
