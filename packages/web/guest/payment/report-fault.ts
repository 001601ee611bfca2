// Reports a fault of our own to the browser, which shows it to a developer; the guest is told otherwise.

/** Does as reportError, which is newer than the browsers that we serve. */
export function reportFault(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
