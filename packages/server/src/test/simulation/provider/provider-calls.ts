// Carries our client's calls to the model, as paths and JSON, so that the client's own code reads the answers.
import type { z } from 'zod'
import type { Call } from '../../../provider/client/provider-call.ts'
import { type RawAnswer, readAnswer } from '../../../provider/client/read-answer.ts'
import type { ProviderModel } from './provider-model.ts'
import { notLetIn, Refused } from './refusals.ts'

type Asked = { parts: readonly string[]; query: URLSearchParams; call: Call }
type Route = { method: Call['method']; path: RegExp; answer: (model: ProviderModel, asked: Asked) => unknown }

const first = ({ parts: [part] }: Asked): string => part ?? ''
const items = (listed: readonly unknown[]) => ({ entity: 'collection', count: listed.length, items: listed })
/** All bodies are ours: a wrong one shows in the model's state. */
const body = <T>({ call }: Asked) => call.body as T
const header = ({ call }: Asked, name: string): string => call.headers?.[name] ?? ''

const ROUTES: readonly Route[] = [
  { method: 'POST', path: /^\/orders$/, answer: (model, asked) => model.createOrder(body(asked)) },
  {
    method: 'GET',
    path: /^\/orders$/,
    answer: (model, { query }) => items(model.listOrders(query)),
  },
  { method: 'GET', path: /^\/orders\/([^/]+)$/, answer: (model, asked) => model.fetchOrder(first(asked)) },
  {
    method: 'GET',
    path: /^\/orders\/([^/]+)\/payments$/,
    answer: (model, asked) => items(model.paymentsOf(first(asked))),
  },
  { method: 'GET', path: /^\/payments$/, answer: (model, { query }) => items(model.listPayments(query)) },
  {
    method: 'GET',
    path: /^\/payments\/([^/]+)$/,
    answer: (model, asked) => model.fetchPayment(first(asked)),
  },
  {
    method: 'POST',
    path: /^\/payments\/([^/]+)\/refund$/,
    answer: (model, asked) =>
      model.refunds.ask(
        first(asked),
        body<{ amount: number; receipt?: string }>(asked),
        header(asked, 'X-Refund-Idempotency'),
      ),
  },
  {
    method: 'GET',
    path: /^\/payments\/([^/]+)\/refunds$/,
    answer: (model, asked) => items(model.refunds.of(first(asked))),
  },
  { method: 'GET', path: /^\/refunds$/, answer: (model, { query }) => items(model.refunds.list(query)) },
  { method: 'GET', path: /^\/disputes$/, answer: (model, { query }) => items(model.disputes.list(query)) },
  {
    method: 'GET',
    path: /^\/disputes\/([^/]+)$/,
    answer: (model, asked) => model.disputes.fetch(first(asked)),
  },
  {
    method: 'GET',
    path: /^\/settlements$/,
    answer: (model, { query }) => items(model.settlements.list(query)),
  },
  {
    method: 'GET',
    path: /^\/settlements\/recon\/combined$/,
    answer: (model, { query }) => items(model.settlements.report(query)),
  },
  {
    method: 'GET',
    path: /^\/settlements\/([^/]+)$/,
    answer: (model, asked) => model.settlements.fetch(first(asked)),
  },
  {
    method: 'POST',
    path: /^\/payouts$/,
    answer: (model, asked) => model.payouts.ask(body(asked), header(asked, 'X-Payout-Idempotency')),
  },
  { method: 'GET', path: /^\/payouts$/, answer: (model, { query }) => items(model.payouts.list(query)) },
  {
    method: 'GET',
    path: /^\/payouts\/([^/]+)$/,
    answer: (model, asked) => model.payouts.fetch(first(asked)),
  },
]

/** Runs a call of the provider's API, and answers it. */
export function answerCall(model: ProviderModel, keySecret: string, call: Call): RawAnswer {
  try {
    if (!model.keySecrets.has(keySecret)) notLetIn()
    const { pathname, searchParams } = new URL(call.path, 'https://provider.invalid')
    for (const { method, path, answer } of ROUTES) {
      const match = method === call.method ? path.exec(pathname) : null
      if (match)
        return reply(
          200,
          answer(model, { parts: match.slice(1).map(decodeURIComponent), query: searchParams, call }),
        )
    }
    throw new Refused('The requested URL was not found on the server.')
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return reply(error.status, { error: error.error })
  }
}

const reply = (status: number, json: unknown): RawAnswer => ({ status, text: JSON.stringify(json) })

export const read = <T extends z.ZodType>(answer: T, { method, path }: Call, raw: RawAnswer): z.output<T> =>
  readAnswer(answer, `${method} ${path}`, raw)
