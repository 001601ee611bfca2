// The child process of draw-apart.ts: writes the picture of its JSON input, and exits. The canvas is native code: a crash in
// it does not affect payments.
import { constants, setPriority } from 'node:os'
import { loadLinkPictures } from '../web-build.ts'

const [picture] = process.argv.slice(2)
if (!picture) throw new Error('draw-process.ts wants a picture')

// The lowest priority: payments come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { drawLinkPicture } = await loadLinkPictures()
process.stdout.write(await drawLinkPicture(JSON.parse(picture)))
