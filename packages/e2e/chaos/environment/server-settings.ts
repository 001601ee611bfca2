// The settings of a run's servers.
import type { PayoutMode } from '../../../server/src/settings.ts'
import { SECRET_KEY } from '../../admin/administrator.ts'
import { KEY_ID, KEY_SECRET, type Provider, WEBHOOK_SECRET } from './provider.ts'

export const METRICS_TOKEN = 'the-metrics-token-of-a-chaos-run'

/** When the reconciler asks about an order, counted from its opening: soon, and until long after the run. */
const RECONCILE_AFTER = '3s,8s,20s,45s,90s,150s,5m,10m,20m,40m'

/** `databaseUrl`: undefined for the embedded database; `pooledUrl`: where a pooler is between. */
export const serverSettings = (
  port: number,
  dataDir: string,
  provider: Provider,
  databaseUrl: string | undefined,
  pooledUrl: string | undefined,
  payoutMode: PayoutMode = 'on',
): Record<string, string> => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...(databaseUrl &&
    pooledUrl && { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: databaseUrl, PREPARED_STATEMENTS: 'off' }),
  TOKEN_SECRET: 'sessions outlive a server that is killed',
  RAZORPAY_KEY_ID: KEY_ID,
  RAZORPAY_KEY_SECRET: KEY_SECRET,
  RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  RAZORPAY_API_URL: provider.url,
  RAZORPAY_CHECKOUT_URL: `${provider.url}/v1/checkout.js`,
  ADMIN_SECRET_KEY: SECRET_KEY,
  PAYOUTS: payoutMode,
  PAYOUT_ACCOUNT: '7878780080316316',
  // All boxes are one host's, who is paid within days and not within weeks.
  UPI_ID_DAILY_LIMIT: '100000000',
  RECONCILE_AFTER,
  RATE_LIMIT_FACTOR: '100000',
  METRICS_TOKEN,
})
