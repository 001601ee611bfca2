// The ribbon on every page of the sandbox: no real money moves.

/** `text`: in the language of the page. */
export function SandboxRibbon({ text }: { text: string }) {
  return (
    <aside className="sandbox-ribbon bg-selected px-4 py-1 text-center font-semibold text-selected-ink text-sm">
      {text}
    </aside>
  )
}
