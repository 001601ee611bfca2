// Finds Chromium and common fonts for the browser journeys, or installs them as root on Debian.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../processes/child-processes.mjs'
import { Refusal } from '../processes/refusal.mjs'

const APT_TIMEOUT_MS = 8 * 60_000
const USUAL_FONTS = '/usr/share/fonts/truetype/liberation'
/** The same engine without windows starts sooner, and lets no tab sleep because another is in front. */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell']
const COMMANDS = [
  ...WITHOUT_WINDOWS,
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'],
]
const USUAL_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param {string[]} commands the first is liked best */
const findOnPath = (commands) =>
  commands
    .flatMap((command) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command)))
    .find((path) => existsSync(path))

/** The path of the Chromium that is there, or undefined. */
export const chromiumThatIsThere = () =>
  process.env.CHROMIUM_PATH ?? findOnPath(COMMANDS) ?? USUAL_PLACES.find((path) => existsSync(path))

/** @param {...string} names of packages */
async function install(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  for (const args of [['update'], [...wait, 'install', '--yes', '--no-install-recommends', ...names]]) {
    const { code, output } = await run('apt-get', args, { env, timeoutMs: APT_TIMEOUT_MS })
    if (code !== 0)
      throw new Refusal(`${output}\n${names.join(' and ')} could not be installed with apt-get.`)
  }
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, or one of this machine, or one that is installed.
 * Throws a Refusal that says how to get one.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Refusal(`CHROMIUM_PATH names ${named}, where nothing is.`)
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    // A bare Debian lacks Arial and fonts of its measure: without them a page moves when its own fonts arrive.
    if (!existsSync(USUAL_FONTS)) await install('fonts-liberation')
    if (!named && !findOnPath(WITHOUT_WINDOWS))
      // Older systems have no Chromium without windows.
      await install('chromium-headless-shell').catch(() =>
        chromiumThatIsThere() ? undefined : install('chromium'),
      )
  }
  const found = chromiumThatIsThere()
  if (!found)
    throw new Refusal(
      'The browser journeys need Chromium or Google Chrome. Install one, or name it in CHROMIUM_PATH.',
    )
  return found
}
