// The child process of draw-apart.ts: writes the picture that it is given as JSON, and ends. The canvas is native code: what
// goes wrong in it takes no payment with it.
import { constants, setPriority } from 'node:os'
import { loadLinkPictures } from '../web-build.ts'

const [picture] = process.argv.slice(2)
if (!picture) throw new Error('draw-process.ts wants a picture')

// Payments first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { drawLinkPicture } = await loadLinkPictures()
process.stdout.write(await drawLinkPicture(JSON.parse(picture)))
