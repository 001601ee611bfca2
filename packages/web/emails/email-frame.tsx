// The layout of every email: the product's name above, the card with the content, the footer.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { HostLanguage } from '@lifafa/contract/languages'
import type { ReactNode } from 'react'
import { Body, Container, Head, Heading, Html, Preview, Section, Text } from 'react-email'
import * as colours from '../palette.ts'

/** System fonts that phones and computers already have and that include Devanagari. */
const faces = {
  heading:
    "'Tiro Devanagari Hindi', Georgia, 'Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', serif",
  text: "Mukta, 'Segoe UI', Roboto, Helvetica, Arial, 'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', sans-serif",
} as const

const { paper, card, ink, muted, line, wine, gold, cream } = colours

interface EmailFrameProps {
  /** The text that the inbox shows beside the subject. */
  preview: string
  heading: string
  /** Beside the product's name, at the end. */
  tagline: string
  language?: HostLanguage
  children: ReactNode
}

const LANG = { en: 'en-IN', hi: 'hi-IN' } as const

export function EmailFrame({ preview, heading, tagline, language = 'en', children }: EmailFrameProps) {
  return (
    <Html lang={LANG[language]}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '32px 12px', backgroundColor: paper, fontFamily: faces.text }}>
        <Container style={{ maxWidth: '520px', margin: '0 auto' }}>
          <Section
            style={{
              backgroundColor: wine,
              borderBottom: `3px solid ${gold}`,
              borderRadius: '18px 18px 0 0',
              padding: '26px 32px 22px',
              textAlign: 'center',
            }}
          >
            <Text
              style={{
                margin: 0,
                color: cream,
                fontFamily: faces.heading,
                fontSize: '28px',
                lineHeight: '34px',
              }}
            >
              {PRODUCT_NAME}
            </Text>
          </Section>
          <Section
            style={{
              backgroundColor: card,
              border: `1px solid ${line}`,
              borderTop: 'none',
              borderRadius: '0 0 18px 18px',
              padding: '32px 32px 28px',
              // A long UPI ID would make the email wider than a phone.
              wordBreak: 'break-word',
            }}
          >
            <Heading
              as="h1"
              style={{
                margin: '0 0 16px',
                color: ink,
                fontFamily: faces.heading,
                fontSize: '25px',
                fontWeight: 400,
                lineHeight: '33px',
              }}
            >
              {heading}
            </Heading>
            {children}
          </Section>
          <Text
            style={{
              margin: '20px 0 0',
              color: muted,
              fontSize: '13px',
              lineHeight: '20px',
              textAlign: 'center',
            }}
          >
            {PRODUCT_NAME} • {tagline}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
