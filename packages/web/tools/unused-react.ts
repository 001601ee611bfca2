// Removes from React what the guest's page does not use: its files are CommonJS, of which no bundler removes unused exports.

/** Exports that the page's sources or React's own files use. */
const USED = new Set([
  ...['Component', 'Fragment', 'createContext', 'use', 'useEffect', 'useId', 'useLayoutEffect', 'useRef'],
  ...['useState', 'useSyncExternalStore', 'flushSync', 'jsx', 'jsxs', 'version'],
  ...['IdlePriority', 'ImmediatePriority', 'LowPriority', 'NormalPriority', 'UserBlockingPriority'].map(
    (name) => `unstable_${name}`,
  ),
  ...[
    'cancelCallback',
    'getCurrentPriorityLevel',
    'now',
    'requestPaint',
    'scheduleCallback',
    'shouldYield',
  ].map((name) => `unstable_${name}`),
])

const REACT = /\/node_modules\/(react|react-dom|scheduler)\/cjs\/(react|react-dom|scheduler)\.production\.js$/
/** A statement of one line, or one that ends with a line of its own. */
const EXPORT = /^exports\.(\w+) = (?:.*;$|[\s\S]*?^\};$)/gm
const IMPORTED = /import \{([^}]*)\} from 'react(?:-dom)?'/g

function refuseUnknown(code: string, id: string): undefined {
  for (const [, names = ''] of code.matchAll(IMPORTED))
    for (const name of names.split(',').map((each) => each.trim()))
      if (name && !name.startsWith('type ') && !USED.has(name))
        throw new Error(`${id} uses ${name} of React: add it to packages/web/tools/unused-react.ts.`)
}

/** A plugin for Vite. Throws where a source imports what is removed. */
export const unusedReact = () => ({
  name: 'unused-react',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    REACT.test(id)
      ? code.replace(EXPORT, (statement, name) => (name.startsWith('__') || USED.has(name) ? statement : ''))
      : /\.tsx?$/.test(id)
        ? refuseUnknown(code, id)
        : undefined,
})
