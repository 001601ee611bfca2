// Imported first by every command: an old Node gets a sentence instead of a stack trace.
const OLDEST = 18

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    `Lifafa needs Node ${OLDEST} or newer to start; this is ${process.versions.node}. See https://nodejs.org/en/download.`,
  )
  process.exit(1)
}
