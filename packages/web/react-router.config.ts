// Configures React Router for the hosts' and administrators' application.
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The list of all routes is smaller than one request for lazy route discovery.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
