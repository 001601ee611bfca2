// Keeps the Tab key inside the dialog: the page behind the frame must not be reached.

export function trapFocus(dialog) {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return
    const stops = [...dialog.querySelectorAll('button:not(:disabled), select:not(:disabled)')].filter(
      (stop) => stop.checkVisibility(),
    )
    const isAtEdge =
      document.activeElement === dialog || document.activeElement === stops.at(event.shiftKey ? 0 : -1)
    if (!isAtEdge) return
    event.preventDefault()
    stops.at(event.shiftKey ? -1 : 0)?.focus()
  })
}
