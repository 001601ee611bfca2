// How React Router finds and builds the host's application.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A dozen routes: their whole list is smaller than one request to discover them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
