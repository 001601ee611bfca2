// Rules for words with one owner each: settings, the clock, formatting, status codes, the payment provider's terms.
import { type ArchitectureRule, wordRule } from './rule.ts'

const SHIPPED = /^packages\/(contract\/src|server\/src|web)\//

export const wordRules: ArchitectureRule[] = [
  wordRule({
    name: 'the environment is read in one file',
    binds: /^packages\//,
    words: /\bprocess\.env\b|['"](node:)?process['"]/,
    // The builds of the web package tell React its mode by this name; the journeys are told their browser by one.
    owners: /^packages\/(server\/src\/settings|web\/vite\.[\w.]+|e2e\/playwright\.config)\.ts$/,
    remedy:
      'Add the setting to packages/server/src/settings.ts, which checks it at start, and take it as an argument.',
  }),
  wordRule({
    name: 'the clock is made where a process begins',
    binds: /^packages\/(contract|server)\/src\//,
    words: /\bnew Date\(\s*\)|\bDate\.now\b/,
    owners: /^packages\/server\/src\/(operations\/(commands|backup|doctor)\/|seed\/)?main\.ts$/,
    remedy: 'Take `now: Date` as an argument, or the clock that the process’s main.ts makes.',
  }),
  wordRule({
    name: 'dates and amounts are written by the contract',
    binds: SHIPPED,
    words: /\bIntl\.(?!Segmenter\b)\w+|\.toLocale(Date|Time)?String\b/,
    owners: /^packages\/contract\/src\/(money|dates|guest-page\/short-day)\.ts$/,
    remedy: 'Use, or add, a format function of packages/contract/src/money.ts or dates.ts.',
  }),
  wordRule({
    name: 'status codes stand in one list',
    binds: SHIPPED,
    words: /\b(status|statusCode|code)\b['"]?\s*(\(|:|[!=]==?|[<>]=?)\s*[1-5]\d\d\b/,
    // What the provider answers is not ours to list.
    owners: /^packages\/(contract\/src\/(call-)?failures\.ts$|server\/src\/(http|provider)\/)/,
    remedy:
      'Name it: `failures.<key>.status` of the contract, or STATUS of packages/server/src/http/status.ts; or ask `response.ok`.',
  }),
  wordRule({
    name: 'the server names its payment provider in few places',
    binds: /^packages\/server\/src\//,
    words: /\w*razorpay\w*/i,
    owners:
      /^packages\/server\/src\/(provider\/|http\/checkout-policy\.ts|features\/payments\/|settings(\/[\w-]+)?\.ts$|sandbox\/)/,
    remedy: 'Say “provider” or “payment”, and keep what is particular to it in packages/server/src/provider.',
  }),
]
