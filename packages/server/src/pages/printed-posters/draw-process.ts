// The child process of draw-apart.ts: writes the PDF of the poster on its standard input, and exits.
import { constants, setPriority } from 'node:os'
import { json } from 'node:stream/consumers'
import type { PrintedPoster } from '@lifafa/contract/web-build'
import { loadPrintedPosters } from '../web-build.ts'

// The lowest priority: payments come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const poster = (await json(process.stdin)) as PrintedPoster
const { drawPrintedPoster } = await loadPrintedPosters()
process.stdout.write(drawPrintedPoster(poster))
