// The thin ribbon that says, on every page, that no real money moves.
export function SandboxRibbon() {
  return (
    <aside className="sandbox-ribbon bg-selected px-4 py-1 text-center font-semibold text-selected-ink text-sm">
      Sandbox: no real money moves here.
    </aside>
  )
}
