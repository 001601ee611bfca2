// The building blocks of an email: paragraph, code, button, remark.
import type { ReactNode } from 'react'
import { Button, Section, Text } from 'react-email'
import * as colours from '../palette.ts'

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ margin: '0 0 16px', color: colours.ink, fontSize: '16px', lineHeight: '26px' }}>
      {children}
    </Text>
  )
}

export function Remark({ children }: { children: ReactNode }) {
  return (
    <Text style={{ margin: 0, color: colours.muted, fontSize: '14px', lineHeight: '22px' }}>{children}</Text>
  )
}

/** The code in large digits without a break, so that one tap selects it for copying. */
export function Code({ children }: { children: string }) {
  return (
    <Section
      style={{
        margin: '4px 0 20px',
        padding: '16px 8px',
        backgroundColor: colours.selected,
        border: `1px solid ${colours.gold}`,
        borderRadius: '12px',
        textAlign: 'center',
      }}
    >
      <Text
        style={{
          margin: 0,
          color: colours.maroon,
          fontFamily: "'SFMono-Regular', Consolas, 'Roboto Mono', monospace",
          fontSize: '34px',
          fontWeight: 600,
          letterSpacing: '8px',
          lineHeight: '44px',
        }}
      >
        {children}
      </Text>
    </Section>
  )
}

/** Links to a page. */
export function PageButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '4px 0 24px', textAlign: 'center' }}>
      <Button
        href={href}
        style={{
          padding: '14px 28px',
          backgroundColor: colours.maroon,
          borderRadius: '12px',
          color: colours.cream,
          fontSize: '16px',
          fontWeight: 600,
          lineHeight: '20px',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}
