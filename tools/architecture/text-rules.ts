// Rules for words with one owner each (settings, the clock, formatting, status codes, the provider's terms), and for names of files.
import { type ArchitectureRule, wordRule } from './rule.ts'
import { isServerSource } from './source.ts'

const SERVER = 'packages/server/src'
const APP = 'packages/web/app/'
const SHIPPED = /^packages\/(contract\/src|server\/src|web)\//

const OWN_FILE_OF_FEATURE = /^packages\/server\/src\/features\/[^/]+\/([^/]+)\.ts$/
/** `routes.ts`, or `account-routes.ts` where a feature has two lists of them. */
const FEATURE_NAMES =
  /^(([a-z-]+-)?routes|reads|writes|rules|present|jobs|emails|erase|guard|scheduled-tasks)$/

export const textRules: ArchitectureRule[] = [
  wordRule({
    name: 'the environment is read in one file',
    binds: /^packages\//,
    words: /\bprocess\.env\b|['"](node:)?process['"]/,
    // The builds of the web package tell React its mode by this name; the journeys are told their browser by one.
    // And programs of the machine get ours, with a password beside it.
    owners:
      /^packages\/(server\/src\/(settings|operations\/backup\/programs)|web\/vite\.[\w.]+|e2e\/playwright\.config)\.ts$/,
    remedy:
      'Add the setting to packages/server/src/settings, which checks it at start, and take it as an argument.',
    breaks: [{ [`${APP}a.ts`]: 'const port = process.env.PORT' }],
  }),
  wordRule({
    name: 'the clock is made where a process begins',
    binds: /^packages\/(contract|server)\/src\//,
    words: /\bnew Date\(\s*\)|\bDate\.now\b/,
    owners: /^packages\/server\/src\/(operations\/(backup|doctor)\/|seed\/)?main\.ts$/,
    remedy: 'Take `now: Date` as an argument, or the clock that the process’s main.ts makes.',
    breaks: [{ 'packages/contract/src/a.ts': 'const now = new Date()' }],
  }),
  wordRule({
    name: 'dates and amounts are written by the contract',
    binds: SHIPPED,
    words: /\bIntl\.(?!Segmenter\b)\w+|\.toLocale(Date|Time)?String\b/,
    owners: /^packages\/contract\/src\/(money|dates|guest-page\/(short-day|language-of-script))\.ts$/,
    remedy: 'Use, or add, a format function of packages/contract/src/money.ts or dates.ts.',
    breaks: [{ [`${APP}a.tsx`]: 'const text = amount.toLocaleString()' }],
  }),
  wordRule({
    name: 'status codes stand in one list',
    binds: SHIPPED,
    words: /\b(status|statusCode|code)\b['"]?\s*(\(|:|[!=]==?|[<>]=?)\s*[1-5]\d\d\b/,
    // The provider's answers are not ours to list.
    owners: /^packages\/(contract\/src\/(call-)?failures\.ts$|server\/src\/(http|provider)\/)/,
    remedy:
      'Name it: `failures.<key>.status` of the contract, or STATUS of packages/server/src/http/status.ts; or ask `response.ok`.',
    breaks: [{ [`${SERVER}/features/boxes/routes.ts`]: 'return reply.code(404).send()' }],
  }),
  wordRule({
    name: 'people read no translated English',
    binds: /^packages\/(contract\/src\/(sentences\/|(call-)?failures\.ts)|web\/(app|emails|drawing|guest)\/)/,
    words:
      /\bdid(n’t| not) (arrive|come)\b|\bby (it|them|our|your)sel(f|ves)\b|\ball the same\b|\bwhoever\b|\bas ever\b|\bbeyond it\b|\bsent on\b(?! \$)|\b(came|went) back\b|\bcame to nothing\b|\blooked at\b|\bwhat became of\b|\byou did not\b|\bit was not you\b|\bthe (payment )?provider\b/i,
    owners: /^$/,
    remedy: 'Say who does what, as in CONTRIBUTING.md, “Sentences that people read”.',
    breaks: [
      { 'packages/contract/src/sentences/a.ts': "const text = 'The guests did not arrive'" },
      { 'packages/web/emails/a.tsx': 'const a = <p>It was not you? Write to us</p>' },
      { [`${APP}a.tsx`]: "const text = 'It went back to the guest'" },
    ],
  }),
  wordRule({
    name: 'translated pages hold no words of their own',
    binds: /^packages\/web\/(?!.*\badmin\b|app\/features\/(about|landing|legal)\/)(app|guest|desk)\/.*\.tsx$/,
    // Errors are for us, a description is for search engines, keys are compared, fonts are named; and the product says “UPI ID” in every language.
    words: /(?<!Error\(|description: |[!=]== |\dem )["'`](?!UPI ID)\p{Lu}[\p{L}’]+[ ,.!?:…"'`]/u,
    // A type's name, and names of phones.
    owners: /^packages\/web\/app\/lib\/(language\/language|session-list\/sessions)\.tsx$/,
    remedy: 'Put it into packages/contract/src/sentences, and read it with useSentences.',
    breaks: [
      { [`${APP}a.tsx`]: '<Field label="First name" />' },
      { 'packages/web/desk/a.tsx': "<button aria-label={isOpen ? 'Close' : words.open} />" },
      { 'packages/web/guest/a.tsx': "const text = 'Give shagun'" },
    ],
  }),
  wordRule({
    name: 'the server names its payment provider in few places',
    binds: /^packages\/server\/src\//,
    words: /\w*razorpay\w*/i,
    owners:
      /^packages\/server\/src\/(provider\/|http\/checkout-policy\.ts|features\/payments\/|settings(\/[\w-]+)?\.ts$|sandbox\/|seed\/)/,
    remedy: 'Say “provider” or “payment”, and keep what is particular to it in packages/server/src/provider.',
    breaks: [{ [`${SERVER}/features/boxes/reads.ts`]: 'const razorpayOrderId = row.id' }],
  }),
  {
    name: 'a feature of the server is made of routes, reads, writes, rules and a few more, or of folders',
    remedy:
      'Give it one of the names in tools/architecture/text-rules.ts, or put it into reads/, writes/ or rules/, or, where a feature is kept by object (payments, payouts), into the folder of its object.',
    violationsIn: (sources) =>
      sources.filter(isServerSource).flatMap(({ path }) => {
        const name = OWN_FILE_OF_FEATURE.exec(path)?.[1]
        return name === undefined || FEATURE_NAMES.test(name)
          ? []
          : [{ path, line: 1, what: `is called ${name}, which no feature knows` }]
      }),
    breaks: [{ [`${SERVER}/features/boxes/helper.ts`]: '' }],
  },
]
