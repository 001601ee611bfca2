// The oldest browsers that guests and hosts may use: package.json states them, and scripts, styles and their check obey.
import webPackage from '../package.json' with { type: 'json' }

export type Audience = keyof typeof webPackage.browserslist

/** How Vite calls them: their scripts and styles differ from Chrome's in nothing but the number. */
const NAMES_IN_VITE = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' } as const

/** `chrome` → `90`. */
export const floorOf = (audience: Audience): Map<string, string> =>
  new Map(
    webPackage.browserslist[audience].split(', ').map((browser) => {
      const [name = '', version = ''] = browser.split(' >= ')
      return [name, version]
    }),
  )

/** For `build.target`, from which Vite takes that of styles, too. */
export const viteTargets = (audience: Audience): string[] =>
  Object.entries(NAMES_IN_VITE).flatMap(([name, inVite]) => {
    const version = floorOf(audience).get(name)
    return version === undefined ? [] : [`${inVite}${version}`]
  })
