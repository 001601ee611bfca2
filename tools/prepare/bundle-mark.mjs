// Says whether this folder is a bundle (tools/bundle/run.mjs): what was built elsewhere, with nothing to build from.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes/our-node.mjs'

/** The file that only a bundle has. */
export const BUNDLE_MARK = 'bundle.json'

export const isBundle = () => existsSync(join(ROOT, BUNDLE_MARK))
