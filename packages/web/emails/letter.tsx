// An email as data: its subject, what the inbox shows beside it, the heading, and paragraphs, a code or a button in their order.
import type { Email } from '@lifafa/contract/emails'
import type { MoneyPart } from '@lifafa/contract/endpoints/box-money'
import type { HostLanguage } from '@lifafa/contract/languages'
import { formatPaise } from '@lifafa/contract/money'
import { paths } from '../app/paths.ts'
import { EmailFrame } from './email-frame.tsx'
import { Code, PageButton, Paragraph, Remark } from './parts.tsx'

type Block = string | { code: string } | { button: string; href: string } | { remark: string }
export type Letter = { subject: string; preview: string; heading: string; blocks: readonly Block[] }
/** How the emails of each kind are written. */
export type Letters<E extends Email> = {
  [Kind in E['kind']]: (email: Extract<E, { kind: Kind }>) => Letter
}
type Section = Parameters<typeof paths.settings.href>[0]

/** The section of the host’s settings that an email is about. */
export const SECTION = { 'UPI ID': 'upi-id', 'bank account': 'bank-account', gifts: 'gifts' } as const

/** Links to a part of the host's settings; `origin` is that of the host's pages. */
export const settingsButton = (button: string, origin: string, section: Section) => ({
  button,
  href: origin + paths.settings.href(section),
})

/** The sentence about each part of a sum; several name their own amounts. */
export const partsInWords = (
  parts: readonly MoneyPart[],
  sentenceOf: (part: MoneyPart) => string,
): string[] =>
  parts.map((part) => (parts.length > 1 ? `${formatPaise(part.paise)}: ` : '') + sentenceOf(part))

/** It has left: nobody can say that it is still with us. */
export const isAtBank = ({ reason }: MoneyPart): boolean => reason === 'at-bank'

/** Links to the money of a box; of a deleted one, the dashboard tells. */
export const moneyButton = (button: string, origin: string, giftid: string | null) => ({
  button,
  href: origin + (giftid === null ? paths.dashboard.href() : paths.eventBox.href(giftid)),
})

interface LetterBodyProps {
  letter: Letter
  tagline: string
  language: HostLanguage
}

export function LetterBody({ letter: { preview, heading, blocks }, ...frame }: LetterBodyProps) {
  return (
    <EmailFrame preview={preview} heading={heading} {...frame}>
      {blocks.map((block) => (
        <LetterBlock key={JSON.stringify(block)} block={block} />
      ))}
    </EmailFrame>
  )
}

function LetterBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <Paragraph>{block}</Paragraph>
  if ('code' in block) return <Code>{block.code}</Code>
  if ('button' in block) return <PageButton href={block.href}>{block.button}</PageButton>
  return <Remark>{block.remark}</Remark>
}
