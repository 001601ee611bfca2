// Finds what the oldest browsers of an audience lack of JavaScript and of the browser's objects, by MDN's data.
import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { type Audience, floorOf } from './browser-floor.ts'

const NAMES_IN_DATA = {
  chrome: 'chrome',
  samsung: 'samsunginternet_android',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const

const isAtMost = (version: string, floor: string): boolean => {
  const [a = 0, b = 0] = version.split('.').map(Number)
  const [c = 0, d = 0] = floor.split('.').map(Number)
  return a < c || (a === c && b <= d)
}

function isKnown({ __compat: compat }: Identifier, audience: Audience): boolean {
  return [...floorOf(audience)].every(([browser, floor]) => {
    const support = compat?.support[NAMES_IN_DATA[browser as keyof typeof NAMES_IN_DATA]]
    const statements: SimpleSupportStatement[] = support === undefined ? [] : [support].flat()
    return statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alternative }) =>
        typeof added === 'string' &&
        !(removed || flags || prefix || alternative) &&
        isAtMost(added.replace('≤', ''), floor),
    )
  })
}

// The data's types name each identifier; here they are found by names of the code.
const language = data.javascript.builtins as unknown as Record<string, Identifier>
const objects = { ...data.api, ...language } as Record<string, Identifier>
const members = Object.entries(objects).flatMap(([object, identifier]) =>
  Object.entries(identifier)
    .filter(([name]) => /^\w+$/.test(name) && name !== '__compat' && name !== object)
    .map(([name, member]) => ({
      object,
      name: name.replace(/_static$/, ''),
      isStatic: name.endsWith('_static'),
      member: member as Identifier,
    })),
)

/** `Set` and `structuredClone`, or `toSorted` of `Array` and `groupBy` of `Object`. */
export interface BuiltIn {
  object: string
  name?: string
  isStatic?: boolean
}

export const newerBuiltIns = (audience: Audience): BuiltIn[] => [
  ...Object.keys(objects)
    .filter((object) => !isKnown(objects[object] as Identifier, audience))
    .map((object) => ({ object })),
  ...members
    .filter(({ member }) => !isKnown(member, audience))
    .map(({ object, name, isStatic }) => ({ object, name, isStatic })),
]

/**
 * As scripts write them: `Set`, `Object.groupBy`, and, where no object has an older member of that name, `.toSorted` of the
 * language and `.checkVisibility()` of the browser, whose names many objects of libraries have, too: only a call would fail.
 */
export function newerNames(audience: Audience): Set<string> {
  const older = new Set(members.filter(({ member }) => isKnown(member, audience)).map(({ name }) => name))
  return new Set(
    newerBuiltIns(audience).flatMap(({ object, name, isStatic }) => {
      if (name === undefined) return [object]
      if (isStatic) return [`${object}.${name}`]
      return older.has(name) ? [] : [object in language ? `.${name}` : `.${name}()`]
    }),
  )
}
