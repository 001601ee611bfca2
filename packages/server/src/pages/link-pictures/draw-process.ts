// The child process of draw-apart.ts: writes the picture of the JSON on its standard input, and exits. The canvas is native code: a
// crash in it does not affect payments.
import { constants, setPriority } from 'node:os'
import { json } from 'node:stream/consumers'
import { loadLinkPictures } from '../web-build.ts'
import type { PictureToDraw } from './draw-apart.ts'

// The lowest priority: payments come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const picture = (await json(process.stdin)) as PictureToDraw
const { drawLinkPicture, drawReceiptPicture } = await loadLinkPictures()
process.stdout.write(
  await ('receipt' in picture ? drawReceiptPicture(picture.receipt) : drawLinkPicture(picture.link)),
)
