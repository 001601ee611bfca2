// Shown for a whole view that failed: what happened, and a link.
import type { ReactNode } from 'react'

interface ErrorScreenProps {
  picture?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
}

export function ErrorScreen({ picture, title, text, action }: ErrorScreenProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center px-5 py-16 text-center sm:py-24">
      {picture && <div className="mb-6">{picture}</div>}
      <h1 className="text-3xl leading-tight sm:text-4xl">{title}</h1>
      {text && <div className="mt-3 text-balance text-lg text-muted *:text-balance">{text}</div>}
      {action && <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
