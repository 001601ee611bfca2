// The child process of draw-apart.ts: writes the drawing of the JSON on its standard input, and exits. The canvas is native code: a
// crash in it does not affect payments.
import { constants, setPriority } from 'node:os'
import { json } from 'node:stream/consumers'
import type { DrawingJob } from '@lifafa/contract/web-build'
import { loadDrawing } from '../web-build.ts'

// The lowest priority: payments come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const job = (await json(process.stdin)) as DrawingJob
const { draw } = await loadDrawing()
process.stdout.write(await draw(job))
